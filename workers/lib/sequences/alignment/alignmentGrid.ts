/**
 * The table of alignment scores of two sequences as tiles: all are filled once, of which only the borders are kept, and any
 * one can be filled again. Memory grows with the sum of the two lengths times the number of tiles in a row, not with their product.
 */
import {
  type AlignmentScoring,
  type KeptTile,
  MOST_COLUMNS,
  MOST_ROWS,
  NO_SCORE,
  type TileBorders,
  type TileKernel,
} from '../../../kernel/scoreTile.ts';

/** Global: both sequences from end to end. Overlap: gaps at the ends cost nothing. Local: the best stretch of both. */
export const ALIGNMENT_MODES = ['global', 'overlap', 'local'] as const;
export type AlignmentMode = (typeof ALIGNMENT_MODES)[number];

/** A cell, as the number of letters of both sequences up to it, and its score. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly score: number;
}

/** A tile with all its scores; cells are counted as in `GridCell`, within `from` (exclusive) and `to` (inclusive). */
export interface OpenTile {
  readonly from: { readonly row: number; readonly column: number };
  readonly h: (row: number, column: number) => number;
  readonly e: (row: number, column: number) => number;
  /** F that enters the cell. */
  readonly f: (row: number, column: number) => number;
}

export interface AlignmentGrid {
  /** Where the alignment ends. */
  readonly end: GridCell;
  /** Opens the tile of a cell of row and column 1 or more; valid until the next one is opened. */
  readonly open: (row: number, column: number) => OpenTile;
}

/** @param report called after each row of tiles, with the rows of letters done */
export function fillGrid(
  rows: Uint8Array,
  columns: Uint8Array,
  scoring: Pick<AlignmentScoring, 'open' | 'extend'>,
  mode: AlignmentMode,
  kernel: TileKernel,
  report: (done: number) => void,
): AlignmentGrid {
  const tilesDown = Math.ceil(rows.length / MOST_ROWS);
  const tilesAcross = Math.ceil(columns.length / MOST_COLUMNS);
  // Above each row of tiles and below the last, left of each column of tiles and right of the last; the first number is the corner's.
  const across = Array.from({ length: tilesDown + 1 }, () => border(columns.length));
  const down = Array.from({ length: tilesAcross + 1 }, () => border(rows.length));
  startBorder(across[0] as Border, scoring, mode, mode === 'overlap' ? -scoring.open : null);
  startBorder(down[0] as Border, scoring, mode, mode === 'overlap' ? -scoring.open : NO_SCORE);

  function bordersOf(tileDown: number, tileAcross: number): TileBorders {
    const [top, bottom] = [across[tileDown], across[tileDown + 1]] as [Border, Border];
    const [left, right] = [down[tileAcross], down[tileAcross + 1]] as [Border, Border];
    const [row, column] = [tileDown * MOST_ROWS, tileAcross * MOST_COLUMNS];
    const [lastRow, lastColumn] = [
      Math.min(rows.length, row + MOST_ROWS),
      Math.min(columns.length, column + MOST_COLUMNS),
    ];
    return {
      corner: (tileAcross === 0 ? left.h[row] : top.h[column]) as number,
      topH: top.h.subarray(column + 1, lastColumn + 1),
      topF: top.gap.subarray(column + 1, lastColumn + 1),
      leftH: left.h.subarray(row + 1, lastRow + 1),
      leftE: left.gap.subarray(row + 1, lastRow + 1),
      bottomH: bottom.h.subarray(column + 1, lastColumn + 1),
      bottomF: bottom.gap.subarray(column + 1, lastColumn + 1),
      rightH: right.h.subarray(row + 1, lastRow + 1),
      rightE: right.gap.subarray(row + 1, lastRow + 1),
    };
  }
  const rowsOf = (tile: number) => rows.subarray(tile * MOST_ROWS, (tile + 1) * MOST_ROWS);
  const columnsOf = (tile: number) => columns.subarray(tile * MOST_COLUMNS, (tile + 1) * MOST_COLUMNS);

  function keptTile(tileDown: number, tileAcross: number): KeptTile {
    return kernel.row(rowsOf(tileDown)).keep(columnsOf(tileAcross), bordersOf(tileDown, tileAcross));
  }

  const best = new Int32Array(tilesDown * tilesAcross);
  for (let tileDown = 0; tileDown < tilesDown; tileDown += 1) {
    const row = kernel.row(rowsOf(tileDown));
    for (let tileAcross = 0; tileAcross < tilesAcross; tileAcross += 1)
      best[tileDown * tilesAcross + tileAcross] = row.fill(columnsOf(tileAcross), bordersOf(tileDown, tileAcross));
    report(Math.min(rows.length, (tileDown + 1) * MOST_ROWS));
  }

  return {
    end: endOf(),
    open(row, column) {
      const [tileDown, tileAcross] = [Math.floor((row - 1) / MOST_ROWS), Math.floor((column - 1) / MOST_COLUMNS)];
      const { corner, topH, topF, leftH } = bordersOf(tileDown, tileAcross);
      const kept = keptTile(tileDown, tileAcross);
      const from = { row: tileDown * MOST_ROWS, column: tileAcross * MOST_COLUMNS };
      return {
        from,
        h(atRow, atColumn) {
          const [y, x] = [atRow - from.row - 1, atColumn - from.column - 1];
          if (y >= 0 && x >= 0) return kept.h(y, x);
          if (y < 0) return (x < 0 ? corner : topH[x]) as number;
          return leftH[y] as number;
        },
        e: (atRow, atColumn) => kept.e(atRow - from.row - 1, atColumn - from.column - 1),
        f(atRow, atColumn) {
          const x = atColumn - from.column - 1;
          let gap = topF[x] as number;
          for (let y = 0; y < atRow - from.row - 1; y += 1)
            gap = Math.max(kept.h(y, x) - scoring.open, gap - scoring.extend);
          return gap;
        },
      };
    },
  };

  function endOf(): GridCell {
    if (mode === 'local') return localEnd();
    const [bottom, right] = [across[tilesDown], down[tilesAcross]] as [Border, Border];
    let end = { row: rows.length, column: columns.length, score: bottom.h[columns.length] as number };
    if (mode === 'global') return end;
    for (let column = columns.length - 1; column >= 0; column -= 1) {
      const score = column === 0 ? 0 : (bottom.h[column] as number);
      if (score > end.score) end = { row: rows.length, column, score };
    }
    for (let row = rows.length - 1; row >= 0; row -= 1) {
      const score = row === 0 ? 0 : (right.h[row] as number);
      if (score > end.score) end = { row, column: columns.length, score };
    }
    return end;
  }

  /** The first of the best cells: of the first row, and there of the first column. */
  function localEnd(): GridCell {
    const score = best.reduce((most, each) => Math.max(most, each), 0);
    let end: GridCell = { row: 0, column: 0, score: 0 };
    if (score === 0) return end;
    for (let tileDown = 0; tileDown < tilesDown && end.score === 0; tileDown += 1)
      for (let tileAcross = 0; tileAcross < tilesAcross; tileAcross += 1) {
        if (best[tileDown * tilesAcross + tileAcross] !== score) continue;
        const before = end.score === 0 ? rows.length + 1 : end.row;
        end = firstIn(tileDown, tileAcross, score, before) ?? end;
      }
    return end;
  }

  function firstIn(tileDown: number, tileAcross: number, score: number, before: number): GridCell | null {
    const { h } = keptTile(tileDown, tileAcross);
    const width = columnsOf(tileAcross).length;
    const [fromRow, fromColumn] = [tileDown * MOST_ROWS, tileAcross * MOST_COLUMNS];
    for (let y = 0; y < rowsOf(tileDown).length && fromRow + y + 1 < before; y += 1)
      for (let x = 0; x < width; x += 1)
        if (h(y, x) === score) return { row: fromRow + y + 1, column: fromColumn + x + 1, score };
    return null;
  }
}

interface Border {
  readonly h: Int32Array;
  /** The gap that crosses the border. */
  readonly gap: Int32Array;
}

function border(length: number): Border {
  return { h: new Int32Array(length + 1), gap: new Int32Array(length + 1) };
}

/** @param entering the gap that crosses the border; null: the one that is opened behind it */
function startBorder(
  { h, gap }: Border,
  { open, extend }: Pick<AlignmentScoring, 'open' | 'extend'>,
  mode: AlignmentMode,
  entering: number | null,
): void {
  for (let at = 1; at < h.length; at += 1) {
    if (mode === 'global') h[at] = -open - (at - 1) * extend;
    gap[at] = entering ?? (h[at] as number) - open;
  }
}
