import { rowsOf } from './candidateParts.ts';

/** A row that is used, and the beginning of the paths of its inputs: 'items.2'. */
export interface FilledRow<Row> {
  readonly row: Row;
  readonly path: string;
}

/** Returns the rows in which at least one of these cells was filled in: a number, or a text that is not blank. */
export function filledRows<Row extends object>(
  rows: readonly Row[],
  list: string,
  cells: readonly (keyof Row & string)[],
): readonly FilledRow<Row>[] {
  return rowsOf(rows).flatMap((row, index) =>
    cells.some((name) => isFilled(row[name])) ? [{ row, path: `${list}.${index}` }] : [],
  );
}

function isFilled(cell: unknown): boolean {
  return typeof cell === 'string' ? cell.trim() !== '' : (cell ?? null) !== null;
}
