/**
 * Finds open reading frames on both strands in one pass from left to right. Codons that neither start nor stop anything on
 * either strand are skipped 16 at a time; the others are events:
 *
 *   forward strand: the first start after a stop opens a frame, the next stop closes it;
 *   reverse strand: read from the left, a frame's stop comes first, and the last start before the next stop is its first codon.
 */
import { codonIndex, codonIndices, isBase, strangers } from './codons';
import { lookUp64 } from './lanes';
import { CODON_EVENTS, FRAMES, FRAME_STATE, INPUT } from './memory';

const FORWARD_STOP: u32 = 1;
const FORWARD_START: u32 = 2;
const REVERSE_STOP: u32 = 4;
const REVERSE_START: u32 = 8;

/** Bits of a found frame's last word. */
const ON_REVERSE: u32 = 1;
const HAS_STOP: u32 = 2;

const NONE: u32 = 0xffffffff;

// The state of one sequence, which the host saves between calls. By position modulo 3: on the forward strand the first
// start since the last stop; on the reverse strand the last stop, and the last start since it.
const forwardStart: usize = FRAME_STATE;
const reverseStop: usize = FRAME_STATE + 12;
const reverseStart: usize = FRAME_STATE + 24;

const events: usize = memory.data(16, 16);

/** The least number of codons to report, the stop not counted. */
let minimum: u32 = 1;
let found: i32 = 0;

/**
 * Scans the codons that begin at the first `positions` letters of INPUT; two more letters must follow. Returns the
 * number of frames in FRAMES.
 *
 * @param position of the first letter in the whole sequence, counted from 0
 */
export function findFrames(positions: i32, position: u32, leastCodons: u32): i32 {
  minimum = leastCodons;
  found = 0;
  const vectors = positions & ~15;
  let done = 0;
  for (; done < vectors; done += 16) {
    const at = INPUT + done;
    if (v128.any_true(v128.or(strangers(v128.load(at)), strangers(v128.load(at, 2))))) {
      findSingly(done, done + 16, position);
      continue;
    }
    const meanings = lookUp64(CODON_EVENTS, codonIndices(at));
    let pending = i8x16.bitmask(i8x16.ne(meanings, i8x16.splat(0)));
    v128.store(events, meanings);
    while (pending != 0) {
      const lane = ctz(pending);
      pending &= pending - 1;
      happen(load<u8>(events + lane), position + done + lane);
    }
  }
  findSingly(done, positions, position);
  return found;
}

/** Ends the sequence after `length` letters: finds frames without a stop and frames open on the left. */
export function endFrames(length: u32, leastCodons: u32): i32 {
  minimum = leastCodons;
  found = 0;
  for (let residue: u32 = 0; residue < 3; residue += 1) {
    const start = load<u32>(forwardStart + (residue << 2));
    // The last whole codon of this frame ends here.
    if (start != NONE) report(start, length - ((length - start) % 3), (length - start) / 3, 0);
    closeReverse(residue);
  }
  return found;
}

function findSingly(from: i32, to: i32, position: u32): void {
  for (let offset = from; offset < to; offset += 1) {
    const at = INPUT + offset;
    if (!isBase(load<u8>(at)) || !isBase(load<u8>(at, 1)) || !isBase(load<u8>(at, 2))) continue;
    const event = <u32>load<u8>(CODON_EVENTS + codonIndex(at));
    if (event != 0) happen(event, position + offset);
  }
}

@inline
function happen(event: u32, position: u32): void {
  const residue = position % 3;
  const slot = residue << 2;
  if (event & FORWARD_STOP) {
    const start = load<u32>(forwardStart + slot);
    if (start != NONE) {
      report(start, position + 3, (position - start) / 3, HAS_STOP);
      store<u32>(forwardStart + slot, NONE);
    }
  } else if (event & FORWARD_START) {
    if (load<u32>(forwardStart + slot) == NONE) store<u32>(forwardStart + slot, position);
  }
  if (event & REVERSE_STOP) {
    closeReverse(residue);
    store<u32>(reverseStop + slot, position);
    store<u32>(reverseStart + slot, NONE);
  } else if (event & REVERSE_START) {
    store<u32>(reverseStart + slot, position);
  }
}

/** The frame of the reverse strand that lies between the last stop, or the left end, and the last start. */
function closeReverse(residue: u32): void {
  const slot = residue << 2;
  const start = load<u32>(reverseStart + slot);
  if (start == NONE) return;
  const stop = load<u32>(reverseStop + slot);
  if (stop == NONE) report(residue, start + 3, (start + 3 - residue) / 3, ON_REVERSE);
  else report(stop, start + 3, (start - stop) / 3, ON_REVERSE | HAS_STOP);
}

function report(from: u32, to: u32, codons: u32, flags: u32): void {
  if (codons < minimum) return;
  const record = FRAMES + (<usize>found << 4);
  store<u32>(record, from);
  store<u32>(record, to, 4);
  store<u32>(record, codons, 8);
  store<u32>(record, flags, 12);
  found += 1;
}
