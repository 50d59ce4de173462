/** Walks back through the table of alignment scores from the end of the best alignment to its beginning. */
import { type AlignmentScoring, CODES } from '../../../kernel/scoreTile.ts';
import type { AlignmentGrid, AlignmentMode, OpenTile } from './alignmentGrid.ts';

/** A column of an alignment: a letter of both sequences, of the first alone or of the second alone. */
export const BOTH = 0;
export const FIRST_ONLY = 1;
const SECOND_ONLY = 2;

export interface AlignmentPath {
  /** One of BOTH, FIRST_ONLY and SECOND_ONLY for each column, from the first on. */
  readonly steps: Uint8Array;
  /** Letters of each sequence before the first column. */
  readonly first: number;
  readonly second: number;
}

/**
 * Where several alignments have the best score, from the end on: letters are paired before a gap is made, a gap in the first
 * sequence comes before one in the second, and gaps are as short as possible in a local alignment, else as long as possible.
 * Source: emboss, whose water and needle mostly choose the same.
 */
export function walkBack(
  grid: AlignmentGrid,
  rows: Uint8Array,
  columns: Uint8Array,
  { scores, open, extend }: Pick<AlignmentScoring, 'scores' | 'open' | 'extend'>,
  mode: AlignmentMode,
): AlignmentPath {
  const prefersLong = mode !== 'local';
  const steps = new Uint8Array(rows.length + columns.length);
  let at = steps.length;
  let { row, column, score } = grid.end;
  /** What the score is: of the cell, of the cell without F, or of the gap that leaves it to the right or downwards. */
  let kind: 'cell' | 'without F' | 'across' | 'down' = 'cell';
  let tile: OpenTile | null = null;
  if (mode !== 'local') {
    // Gaps at the end that cost nothing.
    for (let each = columns.length; each > column; each -= 1) steps[--at] = SECOND_ONLY;
    for (let each = rows.length; each > row; each -= 1) steps[--at] = FIRST_ONLY;
  }

  while (row > 0 && column > 0) {
    if (mode === 'local' && kind === 'cell' && score === 0) break;
    if (tile === null || row <= tile.from.row || column <= tile.from.column) tile = grid.open(row, column);
    if (kind === 'across') {
      if (acrossOpens(tile)) [kind, score] = ['without F', score + open];
      else {
        steps[--at] = SECOND_ONLY;
        [column, score] = [column - 1, score + extend];
      }
      continue;
    }
    if (kind === 'down') {
      if (downOpens(tile)) [kind, score] = ['cell', score + open];
      else {
        steps[--at] = FIRST_ONLY;
        [row, score] = [row - 1, score + extend];
      }
      continue;
    }
    const before = tile.h(row - 1, column - 1);
    if (score === before + pairScore()) {
      steps[--at] = BOTH;
      [row, column, score, kind] = [row - 1, column - 1, before, 'cell'];
    } else if (score === tile.e(row, column)) {
      steps[--at] = SECOND_ONLY;
      [column, kind] = [column - 1, 'across'];
    } else {
      steps[--at] = FIRST_ONLY;
      [row, kind] = [row - 1, 'down'];
    }
  }
  if (mode !== 'local') {
    while (row > 0) [row, steps[--at]] = [row - 1, FIRST_ONLY];
    while (column > 0) [column, steps[--at]] = [column - 1, SECOND_ONLY];
  }
  return { steps: steps.subarray(at), first: row, second: column };

  /** The score of the cell's two letters. */
  function pairScore(): number {
    return scores[CODES * (rows[row - 1] as number) + (columns[column - 1] as number)] as number;
  }

  /** Whether the gap that leaves the cell to the right is opened behind it; else it goes on from the left. */
  function acrossOpens({ h, e }: OpenTile): boolean {
    const goesOn = score === e(row, column) - extend;
    if (!goesOn || prefersLong) return !goesOn;
    const opened = score + open;
    return opened === e(row, column) || opened === h(row - 1, column - 1) + pairScore();
  }

  /** Whether the gap that leaves the cell downwards is opened below it; else it goes on from above. */
  function downOpens({ h, f }: OpenTile): boolean {
    return score + open === h(row, column) && !(prefersLong && score === f(row, column) - extend);
  }
}
