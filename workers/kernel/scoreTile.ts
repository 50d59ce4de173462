/**
 * One tile of the table of alignment scores: rows of one sequence by columns of another. The types that both kernels share.
 *
 *   H(i, j) = max(H(i−1, j−1) + score(aᵢ, bⱼ), E(i, j), F(i, j))      local: 0 as well
 *   E(i, j) = max(M(i, j−1) − open, E(i, j−1) − extend)               a gap in the rows' sequence
 *   F(i, j) = max(M(i−1, j) − open, F(i−1, j) − extend)               a gap in the columns' sequence
 *   M(i, j) = H(i, j) without F(i, j)
 *
 * Gotoh's recurrence. A gap may follow a gap in the other sequence in one order only, which costs nothing, because both orders
 * have the same score.
 */

/** Letters are codes below 32; scores are whole numbers in any unit that all of them share. */
export interface AlignmentScoring {
  /** By 32 · code of the row + code of the column. */
  readonly scores: Int16Array;
  /** Cost of the first letter of a gap, at least `extend`. */
  readonly open: number;
  /** Cost of each further letter, at least 0. */
  readonly extend: number;
  /** No score falls below 0. */
  readonly isLocal: boolean;
}

export const CODES = 32;

/** What a tile is computed from, and what it leaves behind: one number for each of its rows or columns. */
export interface TileBorders {
  /** H above the first row and left of the first column. */
  readonly corner: number;
  /** H above the first row, and F that enters the first row. */
  readonly topH: Int32Array;
  readonly topF: Int32Array;
  /** H left of the first column, and E that enters the first column. */
  readonly leftH: Int32Array;
  readonly leftE: Int32Array;
  /** H of the last row, and F that leaves it: of MOST_ROWS rows only, because there is nothing below fewer. */
  readonly bottomH: Int32Array;
  readonly bottomF: Int32Array;
  /** H of the last column, and E that leaves it. */
  readonly rightH: Int32Array;
  readonly rightE: Int32Array;
}

/** The scores of all cells of one tile, until the next one is kept. Rows and columns are counted from 0. */
export interface KeptTile {
  readonly h: (row: number, column: number) => number;
  /** E that enters the cell. */
  readonly e: (row: number, column: number) => number;
}

/** The tiles of some rows, which are filled from left to right or one by one. */
export interface TileRow {
  /** Fills a tile of at most MOST_COLUMNS columns. Returns its highest score. */
  fill(columns: Uint8Array, borders: TileBorders): number;
  /** Fills it and keeps every score. */
  keep(columns: Uint8Array, borders: TileBorders): KeptTile;
}

export interface TileKernel {
  /** @param rows at most MOST_ROWS codes */
  row(rows: Uint8Array): TileRow;
}

export const MOST_ROWS = 512;
export const MOST_COLUMNS = 256;

/** Less than any score, with room to subtract from it. */
export const NO_SCORE = -(2 ** 29);
