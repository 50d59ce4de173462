import type { Verdict } from '../../contract.ts';
import { MOST_CELLS, TOO_MANY_CELLS } from './pastedColumns.ts';
import { pastedLines } from './pastedLines.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';
import { type DecimalMark, writtenNumber } from './writtenNumber.ts';

/** A line of a pasted table of threshold cycles. */
export interface CtRow {
  /** Number of the line in the text, counted from 1. */
  readonly line: number;
  /** The cells before the cycles, such as sample and gene. */
  readonly names: readonly string[];
  /** Above 0. */
  readonly cts: readonly number[];
  /** Wells that were measured and did not reach the threshold. */
  readonly undetermined: number;
}

/** What instruments print for a well that did not reach the threshold. */
const UNDETERMINED: readonly string[] = [
  'undetermined',
  'undet',
  'undet.',
  'und',
  'und.',
  'no ct',
  'no cq',
  'nd',
  'n.d.',
  'na',
  'n/a',
  'nan',
  '-',
];

/**
 * Reads names and threshold cycles, further cells being replicates. An empty cell is not a well. A first line without any cycle
 * is a heading.
 *
 * @param path key of the input, for the issue
 * @param columns names of the cells before the cycles, for the issue: ['sample', 'gene']
 */
export function ctRows(
  text: string,
  decimalMark: DecimalMark,
  path: string,
  columns: readonly string[],
): Verdict<readonly CtRow[]> {
  const lines = pastedLines(text, decimalMark);
  if (lines.reduce((count, { cells }) => count + cells.length, 0) > MOST_CELLS) return refuse(TOO_MANY_CELLS, path);
  const rows: CtRow[] = [];
  for (const [at, { line, cells }] of lines.entries()) {
    const [names, wells] = [cells.slice(0, columns.length), cells.slice(columns.length).filter((cell) => cell !== '')];
    const measured = wells.filter((cell) => !UNDETERMINED.includes(cell.toLowerCase()));
    const cts = measured.map((cell) => writtenNumber(cell, decimalMark));
    const isHeading = at === 0 && measured.length > 0 && cts.every((ct) => ct === null);
    if (isHeading) continue;
    if (names.length < columns.length || names.some((name) => name === ''))
      return refuse(`Line ${line}: please give ${columns.join(' and ')} before the Ct`, path);
    const unreadable = cts.indexOf(null);
    if (unreadable >= 0) return refuse(`Line ${line}: "${measured[unreadable]}" is not a Ct`, path);
    const numbers = cts.filter((ct) => ct !== null);
    if (numbers.some((ct) => ct <= 0)) return refuse(`Line ${line}: a Ct must be greater than 0`, path);
    rows.push({ line, names, cts: numbers, undetermined: wells.length - measured.length });
  }
  return rows.length === 0 ? refuse(REQUIRED, path) : accept(rows);
}
