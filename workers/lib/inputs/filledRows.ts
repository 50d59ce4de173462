import { rowsOf } from './candidateParts.ts';

/** A row that is used, and the beginning of the paths of its inputs: 'items.2'. */
export interface FilledRow<Row> {
  readonly row: Row;
  readonly path: string;
}

/** Returns the rows in which at least one of these numbers was entered; a name or a choice alone does not count. */
export function filledRows<Row extends object>(
  rows: readonly Row[],
  list: string,
  numbers: readonly (keyof Row & string)[],
): readonly FilledRow<Row>[] {
  return rowsOf(rows).flatMap((row, index) =>
    numbers.some((name) => (row[name] ?? null) !== null) ? [{ row, path: `${list}.${index}` }] : [],
  );
}
