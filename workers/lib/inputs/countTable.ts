/** A table of counts from a text that was pasted from a spreadsheet or typed. */
import type { Verdict } from '../../contract.ts';
import { isMissingCell, type PastedLine, pastedLines } from './pastedLines.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { type Totals, withoutTotals } from './tableDoubts.ts';
import { accept, refuse } from './verdict.ts';
import { writtenNumber } from './writtenNumber.ts';

export interface CountTable {
  /** From the first column, else 'Row 1', 'Row 2' … */
  readonly rowNames: readonly string[];
  /** From the first line, else 'Column 1', 'Column 2' … */
  readonly columnNames: readonly string[];
  /** Whole numbers of 0 or more, row by row. */
  readonly counts: readonly (readonly number[])[];
  /** Totals that are not categories: 'row "Total"'. */
  readonly leftOut: readonly string[];
}

/** Far above any count, and small enough for exact tests. */
export const MOST_COUNTED = 1e9;
const FEWEST = 2;
const MOST = 20;
const TOO_SMALL = 'Please paste at least two rows and two columns of counts';
const TOO_LARGE = 'Please paste at most 20 rows and 20 columns of counts';

/** True for a whole number from 0 to 10⁹. */
export function isCount(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= MOST_COUNTED;
}

/**
 * Reads two to twenty rows and columns of counts. The first line has names where no cell is a number; so has the first
 * column where none of its cells below is one; both have where the first cell alone is empty. A missing cell is not a count.
 *
 * @param path key of the input, for the issue
 */
export function countTable(text: string, totals: Totals, path = 'data'): Verdict<CountTable> {
  const lines = pastedLines(text, 'point');
  const [first] = lines;
  if (first === undefined) return refuse(REQUIRED, path);
  const hasCorner = isCorner(lines);
  const hasHeader =
    hasCorner || (!first.cells.every(isMissingCell) && first.cells.every((cell) => numberIn(cell) === null));
  const rows = hasHeader ? lines.slice(1) : lines;
  const hasLabels = hasCorner || (rows.length > 0 && rows.every(({ cells }) => numberIn(cells[0] ?? '') === null));
  const start = hasLabels ? 1 : 0;
  const width = first.cells.length;
  const wrong = firstWrongCell(rows, start, width);
  if (wrong !== null) return refuse(wrong, path);
  const tooLong = rows.find(({ cells }) => cells.length > width);
  if (tooLong !== undefined)
    return refuse(`Line ${tooLong.line} has ${tooLong.cells.length} cells where ${width} are expected`, path);
  const read = withoutTotals(
    {
      rows: rows.map(({ cells }, at) => (hasLabels && cells[0]) || `Row ${at + 1}`),
      columns: Array.from(
        { length: width - start },
        (_, at) => (hasHeader && first.cells[at + start]) || `Column ${at + 1}`,
      ),
      values: rows.map(({ cells }) => cells.slice(start).map((cell) => numberIn(cell) ?? 0)),
    },
    totals,
    path,
    { isCross: true },
  );
  if (!read.ok) return read;
  const { table, leftOut } = read.input;
  if (table.rows.length < FEWEST || table.columns.length < FEWEST) return refuse(TOO_SMALL, path);
  if (table.rows.length > MOST || table.columns.length > MOST) return refuse(TOO_LARGE, path);
  return accept({ rowNames: table.rows, columnNames: table.columns, counts: table.values, leftOut });
}

/** The first cell alone is empty: its line and its column are names, be they numbers. */
function isCorner([first, ...below]: readonly PastedLine[]): boolean {
  if (first === undefined || first.cells.length < FEWEST || below.length === 0) return false;
  const [corner = '', ...names] = first.cells;
  return corner === '' && [...names, ...below.map(({ cells }) => cells[0] ?? '')].every((cell) => cell !== '');
}

function numberIn(cell: string): number | null {
  return isMissingCell(cell) ? null : writtenNumber(cell, 'point');
}

function firstWrongCell(rows: readonly PastedLine[], start: number, width: number): string | null {
  for (const { line, cells } of rows) {
    const all = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? '').slice(start);
    const wrong = all.find((cell) => !isCount(numberIn(cell)));
    if (wrong !== undefined) return `Line ${line}: "${wrong}" is not a whole count of 0 or more`;
  }
  return null;
}
