/**
 * One tile of the table of alignment scores, eight rows at a time: the recurrence of `scoreTile.ts`, with the rows striped
 * over the lanes (Farrar 2007): lane l of vector k is row l · vectors + k. Scores are 16 bits, relative to a base that the host
 * chooses for each tile, and saturate.
 *
 * The only entry point of its WebAssembly module.
 */

const MOST_VECTORS: i32 = 64;
const MOST_COLUMNS: i32 = 256;
/** Bytes of a striped column. */
const STRIPE: usize = 64 * 16;

/** For each letter code a stripe with the scores of the rows' letters beside it. */
const PROFILE: usize = memory.data(32 * 64 * 16, 16);
/** A stripe of H, and right behind it one of E, so that one address leads to both. */
const H: usize = memory.data(2 * 64 * 16, 16);
const E: usize = H + STRIPE;
/** Codes of the columns. */
const COLUMNS: usize = memory.data(256, 16);
/** H above the first row: of the corner, then of each column. */
const TOP_H: usize = memory.data(2 * 257, 16);
/** F that enters the first row. */
const TOP_F: usize = memory.data(2 * 256, 16);
const BOTTOM_H: usize = memory.data(2 * 256, 16);
const BOTTOM_F: usize = memory.data(2 * 256, 16);
const KEPT_H: usize = memory.data(256 * 64 * 16, 16);
const KEPT_E: usize = memory.data(256 * 64 * 16, 16);

export function profileAddress(): usize { return PROFILE; }
export function hAddress(): usize { return H; }
export function eAddress(): usize { return E; }
export function columnsAddress(): usize { return COLUMNS; }
export function topHAddress(): usize { return TOP_H; }
export function topFAddress(): usize { return TOP_F; }
export function bottomHAddress(): usize { return BOTTOM_H; }
export function bottomFAddress(): usize { return BOTTOM_F; }
export function keptHAddress(): usize { return KEPT_H; }
export function keptEAddress(): usize { return KEPT_E; }

/**
 * Fills a tile from H and E, and leaves those of its last column there.
 *
 * @param lastRow place of the last row's H in a stripe, in lanes
 * @param floor least score
 * @returns the highest score
 */
export function fillTile(vectors: i32, columns: i32, lastRow: i32, open: i32, extend: i32, floor: i32): i32 {
  return fill(vectors, columns, lastRow, open, extend, floor, false);
}

/** The same, with H and E of every cell at KEPT_H and KEPT_E: a stripe for each column. */
export function keepTile(vectors: i32, columns: i32, lastRow: i32, open: i32, extend: i32, floor: i32): i32 {
  return fill(vectors, columns, lastRow, open, extend, floor, true);
}

@inline
function fill(vectors: i32, columns: i32, lastRow: i32, open: i32, extend: i32, floor: i32, keep: bool): i32 {
  const opens = i16x8.splat(<i16>open);
  const extends_ = i16x8.splat(<i16>extend);
  const floors = i16x8.splat(<i16>floor);
  const size: usize = (<usize>vectors) << 4;
  let best = i16x8.splat(-32768);
  for (let column: usize = 0; column < <usize>columns; column += 1) {
    const profile = PROFILE + (<usize>load<u8>(COLUMNS + column)) * STRIPE;
    // The last vector, one lane on: what is above and to the left of the first one.
    let diagonal = i16x8.replace_lane(shifted(v128.load(H + size - 16)), 0, load<i16>(TOP_H + 2 * column));
    let down = i16x8.replace_lane(i16x8.splat(-32768), 0, load<i16>(TOP_F + 2 * column));
    let cell = H;
    const end = H + size;
    for (let scores = profile; cell < end; scores += 16) {
      const across = v128.load(cell, 1024);
      const score = i16x8.max_s(i16x8.max_s(i16x8.add_sat_s(diagonal, v128.load(scores)), across), floors);
      diagonal = v128.load(cell);
      best = i16x8.max_s(best, score);
      v128.store(cell, i16x8.max_s(score, down));
      const opened = i16x8.sub_sat_s(score, opens);
      v128.store(cell, i16x8.max_s(opened, i16x8.sub_sat_s(across, extends_)), 1024);
      down = i16x8.max_s(opened, i16x8.sub_sat_s(down, extends_));
      if (keep) v128.store(KEPT_E + column * STRIPE + (cell - H), across);
      cell += 16;
    }
    // Gaps that go on from the rows of one lane to those of the next.
    let last = i16x8.extract_lane_s(down, 7);
    for (let pass = 0; pass < 8; pass += 1) {
      down = i16x8.replace_lane(shifted(down), 0, -32768);
      cell = H;
      for (; cell < end; cell += 16) {
        const score = v128.load(cell);
        v128.store(cell, i16x8.max_s(score, down));
        down = i16x8.sub_sat_s(down, extends_);
        // Where a gap opened here costs no more, it has gone on from here already.
        if (!v128.any_true(i16x8.gt_s(down, i16x8.sub_sat_s(score, opens)))) break;
      }
      if (cell < end) break;
      last = max(last, i16x8.extract_lane_s(down, 7));
    }
    store<i16>(BOTTOM_H + 2 * column, load<i16>(H + 2 * <usize>lastRow));
    store<i16>(BOTTOM_F + 2 * column, last);
    if (keep) memory.copy(KEPT_H + column * STRIPE, H, size);
  }
  return highest(best);
}

/** Each lane's value in the next lane. */
@inline
function shifted(lanes: v128): v128 {
  return i8x16.shuffle(lanes, lanes, 0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
}

@inline
function highest(lanes: v128): i32 {
  let most: i32 = i16x8.extract_lane_s(lanes, 0);
  most = max(most, <i32>i16x8.extract_lane_s(lanes, 1));
  most = max(most, <i32>i16x8.extract_lane_s(lanes, 2));
  most = max(most, <i32>i16x8.extract_lane_s(lanes, 3));
  most = max(most, <i32>i16x8.extract_lane_s(lanes, 4));
  most = max(most, <i32>i16x8.extract_lane_s(lanes, 5));
  most = max(most, <i32>i16x8.extract_lane_s(lanes, 6));
  return max(most, <i32>i16x8.extract_lane_s(lanes, 7));
}
