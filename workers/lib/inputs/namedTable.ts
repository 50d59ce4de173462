/** A pasted table with names in its first row and its first column, such as species by samples. */
import type { Verdict } from '../../contract.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { type NamedNumbers, type Totals, withoutTotals } from './tableDoubts.ts';
import { accept, refuse } from './verdict.ts';
import { writtenNumber } from './writtenNumber.ts';

export interface NamedTable {
  /** The first cell of the first row, often 'Species' or 'Quadrat'. */
  readonly corner: string;
  /** From the first row without its first cell. */
  readonly columns: readonly string[];
  readonly rows: readonly NamedRow[];
}

export interface NamedRow {
  readonly name: string;
  /** As pasted and trimmed; fewer than the columns where the row is short. */
  readonly cells: readonly string[];
}

/** Numbers of a named table without its totals. */
export interface NumberTable extends NamedNumbers {
  readonly corner: string;
  /** Totals: 'row "Total"'. */
  readonly leftOut: readonly string[];
}

const MOST_ROWS = 5000;
const MOST_COLUMNS = 200;
const MOST_COUNTED = 1e9;
export const TOO_LARGE = 'The table is larger than 5,000 rows or 200 columns';
const LINE_END = /\r\n|\n|\r/;

/**
 * Cuts a text into cells at tabs where its first line has one, else at semicolons, else at commas. Blank lines are left
 * out. What has no name is called after its place, counted from 1 with the heading.
 *
 * @param path key of the input, for the issue
 */
export function namedTable(text: string, path: string): Verdict<NamedTable> {
  const [headings, ...lines] = cellsOf(text);
  if (headings === undefined || lines.length === 0) return refuse(REQUIRED, path);
  const width = lines.reduce((most, cells) => Math.max(most, cells.length), headings.length);
  if (width < 2) return refuse(REQUIRED, path);
  if (lines.length > MOST_ROWS || width - 1 > MOST_COLUMNS) return refuse(TOO_LARGE, path);
  return accept({
    corner: headings[0] ?? '',
    columns: Array.from({ length: width - 1 }, (_, at) => headings[at + 1] || `Column ${at + 2}`),
    rows: lines.map(([name, ...cells], at) => ({ name: name || `Row ${at + 2}`, cells })),
  });
}

/** The cells of every line that is not blank, trimmed. A byte order mark is left out. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(LINE_END)
    .filter((line) => line.trim() !== '');
  const separator = ['\t', ';'].find((mark) => lines[0]?.includes(mark) === true) ?? ',';
  return lines.map((line) => line.split(separator).map((cell) => cell.trim()));
}

/** Reads whole counts up to 10⁹; a blank or absent cell is 0. */
export function countTable(text: string, totals: Totals, path: string): Verdict<NumberTable> {
  const isCount = (value: number) => Number.isInteger(value) && value <= MOST_COUNTED;
  return numberTable(text, totals, path, isCount, 'Counts must be whole numbers that are not negative');
}

/** Reads numbers of 0 or more; a blank or absent cell is 0. */
export function abundanceTable(text: string, totals: Totals, path: string): Verdict<NumberTable> {
  return numberTable(text, totals, path, () => true, 'Abundances must be numbers that are not negative');
}

function numberTable(
  text: string,
  totals: Totals,
  path: string,
  isAllowed: (value: number) => boolean,
  fault: string,
): Verdict<NumberTable> {
  const table = namedTable(text, path);
  if (!table.ok) return table;
  const { corner, columns, rows } = table.input;
  const values: number[][] = [];
  for (const [row, { cells }] of rows.entries()) {
    const numbers = columns.map(() => 0);
    for (const [column, cell] of cells.entries()) {
      const value = cell === '' ? 0 : writtenNumber(cell, 'point');
      if (value === null || value < 0 || !isAllowed(value))
        return refuse(`${fault}: "${cell}" in row ${row + 2}, column ${column + 2}`, path);
      numbers[column] = value;
    }
    values.push(numbers);
  }
  const numbers = { columns, rows: rows.map(({ name }) => name), values };
  const read = withoutTotals(numbers, totals, path, { isCross: false });
  return read.ok ? accept({ corner, ...read.input.table, leftOut: read.input.leftOut }) : read;
}

/** Names that occur more than once, each once. */
export function repeatedIn(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
