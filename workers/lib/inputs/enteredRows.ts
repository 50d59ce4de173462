import type { Verdict } from '../../contract.ts';
import { type Entered, enteredNumbers } from './enteredNumbers.ts';
import { filledRows } from './filledRows.ts';
import { INVALID } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';

/** A row that is used, the numbers in it, and the beginning of the paths of its inputs: 'herd.2'. */
export interface EnteredRow<Row, Numbers> {
  readonly row: Row;
  readonly numbers: Numbers;
  readonly path: string;
}

/**
 * Reads the numbers of a list. Rows in which all of these numbers are blank are left out. Refuses the first row of which
 * only a part is filled in, or that cannot be read, with the messages of `enteredNumbers`.
 */
export function enteredRows<
  Row extends { readonly [K in Required | Optional]: number | null },
  Required extends string,
  Optional extends string = never,
>(
  rows: readonly Row[],
  list: string,
  required: readonly Required[],
  optional: readonly Optional[] = [],
): Verdict<readonly EnteredRow<Row, Entered<Required, Optional>>[]> {
  const entered: EnteredRow<Row, Entered<Required, Optional>>[] = [];
  for (const { row, path } of filledRows(rows, list, [...required, ...optional])) {
    const numbers = enteredNumbers<Required, Optional>(row, required, optional);
    if (!numbers.ok) {
      const [issue] = numbers.issues;
      return refuse(issue?.message ?? INVALID, `${path}.${issue?.path ?? required[0]}`);
    }
    entered.push({ row, numbers: numbers.input, path });
  }
  return accept(entered);
}
