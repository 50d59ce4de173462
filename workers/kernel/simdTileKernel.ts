/** Tiles of alignment scores in WebAssembly, with eight rows in a vector. */
import { BYTES } from './compiled/scoreTile.ts';
import {
  type AlignmentScoring,
  CODES,
  type KeptTile,
  MOST_COLUMNS,
  MOST_ROWS,
  type TileBorders,
  type TileKernel,
} from './scoreTile.ts';

interface ModuleExports {
  readonly memory: WebAssembly.Memory;
  fillTile(vectors: number, columns: number, lastRow: number, open: number, extend: number, floor: number): number;
  keepTile(vectors: number, columns: number, lastRow: number, open: number, extend: number, floor: number): number;
  profileAddress(): number;
  hAddress(): number;
  eAddress(): number;
  columnsAddress(): number;
  topHAddress(): number;
  topFAddress(): number;
  bottomHAddress(): number;
  bottomFAddress(): number;
  keptHAddress(): number;
  keptEAddress(): number;
}

const LANES = 8;
/** Scores in a striped column of the module's memory. */
const STRIPE = MOST_ROWS;
const LEAST = -32_768;
const MOST = 32_767;

/** Makes kernels whose scores must fit into 16 bits: see `fitsInLanes`. */
export async function loadSimdTiles(): Promise<(scoring: AlignmentScoring) => TileKernel> {
  const { instance } = await WebAssembly.instantiate(BYTES);
  const module = instance.exports as unknown as ModuleExports;
  return (scoring) => createSimdTileKernel(module, scoring);
}

/**
 * Whether all scores of a tile, relative to that of its corner, fit into 16 bits: a row or column adds at most the highest
 * score of a pair and what a gap over it would cost, and takes away at most that cost.
 */
export function fitsInLanes({ scores, open, extend }: AlignmentScoring): boolean {
  const highest = scores.reduce((most, each) => Math.max(most, each), 0);
  const lowest = scores.reduce((least, each) => Math.min(least, each), 0);
  return (MOST_ROWS + MOST_COLUMNS) * (highest + extend) + 4 * open - lowest < MOST;
}

function createSimdTileKernel(run: ModuleExports, { scores, open, extend, isLocal }: AlignmentScoring): TileKernel {
  const words = (address: number, length: number) => new Int16Array(run.memory.buffer, address, length);
  const profile = words(run.profileAddress(), CODES * STRIPE);
  const h = words(run.hAddress(), STRIPE);
  const e = words(run.eAddress(), STRIPE);
  const codes = new Uint8Array(run.memory.buffer, run.columnsAddress(), MOST_COLUMNS);
  const topH = words(run.topHAddress(), MOST_COLUMNS + 1);
  const topF = words(run.topFAddress(), MOST_COLUMNS);
  const bottomH = words(run.bottomHAddress(), MOST_COLUMNS);
  const bottomF = words(run.bottomFAddress(), MOST_COLUMNS);
  const keptH = words(run.keptHAddress(), MOST_COLUMNS * STRIPE);
  const keptE = words(run.keptEAddress(), MOST_COLUMNS * STRIPE);

  /** Codes that the profile has, for the rows in `profiled`. */
  const known = new Uint8Array(CODES);
  let profiled: Uint8Array | null = null;

  function prepare(rows: Uint8Array, columns: Uint8Array): void {
    if (profiled !== rows) {
      known.fill(0);
      profiled = rows;
    }
    codes.set(columns);
    for (const code of columns) {
      if (known[code] === 1) continue;
      known[code] = 1;
      const stripe = profile.subarray(code * STRIPE, (code + 1) * STRIPE).fill(LEAST);
      const vectors = vectorsFor(rows.length);
      for (let row = 0; row < rows.length; row += 1)
        stripe[laneOf(row, vectors)] = scores[CODES * (rows[row] as number) + code] as number;
    }
  }

  function run_(rows: Uint8Array, columns: Uint8Array, borders: TileBorders, isKept: boolean): number {
    prepare(rows, columns);
    const { corner: base } = borders;
    const vectors = vectorsFor(rows.length);
    h.fill(LEAST);
    e.fill(LEAST);
    stripe(borders.leftH, h, vectors, base);
    stripe(borders.leftE, e, vectors, base);
    topH[0] = 0;
    for (let column = 0; column < columns.length; column += 1) {
      topH[column + 1] = inLanes((borders.topH[column] as number) - base);
      topF[column] = inLanes((borders.topF[column] as number) - base);
    }
    const floor = isLocal ? inLanes(-base) : LEAST;
    const last = laneOf(rows.length - 1, vectors);
    const work = isKept ? run.keepTile : run.fillTile;
    const best = work(vectors, columns.length, last, open, extend, floor);
    if (isKept) return best;
    for (let column = 0; column < columns.length; column += 1) {
      borders.bottomH[column] = (bottomH[column] as number) + base;
      borders.bottomF[column] = (bottomF[column] as number) + base;
    }
    unstripe(h, borders.rightH, vectors, base);
    unstripe(e, borders.rightE, vectors, base);
    return best + base;
  }

  return {
    row: (rows) => ({
      fill: (columns, borders) => run_(rows, columns, borders, false),
      keep(columns, borders): KeptTile {
        run_(rows, columns, borders, true);
        const { corner: base } = borders;
        const vectors = vectorsFor(rows.length);
        return {
          h: (row, column) => (keptH[column * STRIPE + laneOf(row, vectors)] as number) + base,
          e: (row, column) => (keptE[column * STRIPE + laneOf(row, vectors)] as number) + base,
        };
      },
    }),
  };
}

function vectorsFor(rows: number): number {
  return Math.ceil(rows / LANES);
}

/** Place of a row in a striped column. */
function laneOf(row: number, vectors: number): number {
  const lane = Math.floor(row / vectors);
  return (row - lane * vectors) * LANES + lane;
}

function inLanes(score: number): number {
  return score < LEAST ? LEAST : score > MOST ? MOST : score;
}

function stripe(from: Int32Array, to: Int16Array, vectors: number, base: number): void {
  for (let lane = 0, row = 0; lane < LANES; lane += 1)
    for (let at = lane, end = vectors * LANES; at < end && row < from.length; at += LANES, row += 1)
      to[at] = inLanes((from[row] as number) - base);
}

function unstripe(from: Int16Array, to: Int32Array, vectors: number, base: number): void {
  for (let lane = 0, row = 0; lane < LANES; lane += 1)
    for (let at = lane, end = vectors * LANES; at < end && row < to.length; at += LANES, row += 1)
      to[row] = (from[at] as number) + base;
}
