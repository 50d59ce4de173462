import type { Verdict } from '../../contract.ts';
import { MOST_CELLS, TOO_MANY_CELLS } from './pastedColumns.ts';
import { isMissingCell, pastedLines } from './pastedLines.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';
import { type DecimalMark, writtenNumber } from './writtenNumber.ts';

/** A line of a pasted table: a name, then replicate readings. */
export interface NamedReadings {
  readonly name: string;
  /** At least one. */
  readonly values: readonly number[];
}

/**
 * Reads a name and its readings from every line. Missing cells are left out, and so are lines without any reading and a first
 * line of headings.
 *
 * @param path key of the input, for the issue
 */
export function namedReadings(text: string, decimalMark: DecimalMark, path: string): Verdict<readonly NamedReadings[]> {
  const lines = pastedLines(text, decimalMark);
  if (lines.reduce((count, { cells }) => count + cells.length, 0) > MOST_CELLS) return refuse(TOO_MANY_CELLS, path);
  const rows: NamedReadings[] = [];
  for (const [at, { line, cells }] of lines.entries()) {
    const [name = '', ...rest] = cells;
    const filled = rest.filter((cell) => !isMissingCell(cell));
    const numbers = filled.map((cell) => writtenNumber(cell, decimalMark));
    if (at === 0 && filled.length > 0 && numbers.every((value) => value === null)) continue;
    const unreadable = numbers.indexOf(null);
    if (unreadable >= 0) return refuse(`Line ${line}: "${filled[unreadable]}" is not a number`, path);
    if (rest.length === 0)
      return refuse(`Line ${line}: please give a name and, behind a tab or a comma, its readings`, path);
    const values = numbers.filter((value) => value !== null);
    if (values.length > 0) rows.push({ name: name === '' ? `Line ${line}` : name, values });
  }
  return rows.length === 0 ? refuse(REQUIRED, path) : accept(rows);
}
