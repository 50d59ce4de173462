/** Columns of numbers from a text that was pasted from a spreadsheet or typed. */
import type { Verdict } from '../../contract.ts';
import { isMissingCell, type PastedLine, pastedLines, type Separator, separatorIn } from './pastedLines.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { type FirstLine, firstLineDoubt } from './tableDoubts.ts';
import { accept, refuse } from './verdict.ts';
import { type DecimalMark, writtenNumber } from './writtenNumber.ts';

export interface PastedColumn {
  /** From the header, else 'Column 1', 'Column 2' … */
  readonly name: string;
  /** One for each line below the header; null where the value is missing. */
  readonly values: readonly (number | null)[];
}

export interface PastedColumns {
  readonly columns: readonly PastedColumn[];
  /** Number of the line in the text of every value, counted from 1. */
  readonly lines: readonly number[];
  readonly hasHeader: boolean;
  /** Commas split every line into exactly two whole numbers: they may have been decimal commas. */
  readonly mayBeDecimalCommas: boolean;
}

/** Most cells that are read. */
export const MOST_CELLS = 100_000;
/** Message for more. */
export const TOO_MANY_CELLS = 'Please paste at most 100000 cells';
const WHOLE = /^[+-]?\d+$/;

/**
 * Reads columns of numbers. A text of one data line with several cells is one column where `isOneLineAColumn`.
 *
 * @param path key of the input, for the issue
 */
export function pastedColumns(
  text: string,
  { decimalMark, path = 'data', isOneLineAColumn = false, firstLine }: ColumnReading,
): Verdict<PastedColumns> {
  const lines = withWholeHeading(pastedLines(text, decimalMark), separatorIn(text, decimalMark), decimalMark);
  if (lines.length === 0) return refuse(REQUIRED, path);
  if (lines.reduce((count, { cells }) => count + cells.length, 0) > MOST_CELLS) return refuse(TOO_MANY_CELLS, path);
  const [first] = lines;
  const hasHeader =
    first !== undefined && (firstLine === 'names' || (firstLine !== 'values' && isHeader(first.cells, decimalMark)));
  const rows = hasHeader ? lines.slice(1) : lines;
  const width = first?.cells.length ?? 0;
  const numbers: (number | null)[][] = [];
  for (const { line, cells } of rows) {
    const read = cells.map((cell) => numberIn(cell, decimalMark));
    const unreadable = read.findIndex(Number.isNaN);
    if (unreadable >= 0) return refuse(`Line ${line}: "${cells[unreadable]}" is not a number`, path);
    while (read.length < width) read.push(null);
    numbers.push(read);
  }
  const tooLong = rows.find(({ cells }) => cells.length > width);
  if (tooLong !== undefined)
    return refuse(`Line ${tooLong.line} has ${tooLong.cells.length} cells where ${width} are expected`, path);
  const doubt = firstLine === 'recognized' && !hasHeader ? firstLineDoubt(numbers, path, rows[0]?.line ?? 1) : null;
  if (doubt !== null) return doubt;
  const mayBeDecimalCommas = hasTwoWholeNumbers(text, rows, decimalMark);
  const [only] = numbers;
  if (isOneLineAColumn && !hasHeader && numbers.length === 1 && only !== undefined && width > 1)
    return accept({
      columns: [{ name: 'Column 1', values: only }],
      lines: only.map(() => rows[0]?.line ?? 1),
      hasHeader,
      mayBeDecimalCommas,
    });
  const columns = Array.from({ length: width }, (_, at) => ({
    name: columnName(hasHeader ? first?.cells[at] : undefined, at),
    values: numbers.map((row) => row[at] ?? null),
  }));
  return accept({ columns, lines: rows.map(({ line }) => line), hasHeader, mayBeDecimalCommas });
}

export interface ColumnReading {
  readonly decimalMark: DecimalMark;
  readonly path?: string;
  readonly isOneLineAColumn?: boolean;
  /** Absent where a first line of numbers is always values, as of points on a line. */
  readonly firstLine?: FirstLine;
}

/** The values of a column that are not missing. */
export function presentValues({ values }: PastedColumn): readonly number[] {
  return values.filter((value) => value !== null);
}

/** Refuses the first column with fewer values than that. */
export function withEnoughValues(
  columns: readonly PastedColumn[],
  least: number,
  path = 'data',
): Verdict<readonly PastedColumn[]> {
  const short = columns.find((column) => presentValues(column).length < least);
  if (short === undefined) return accept(columns);
  return refuse(`Column "${short.name}" needs at least ${least} ${least === 1 ? 'value' : 'values'}`, path);
}

function columnName(header: string | undefined, at: number): string {
  return header === undefined || header === '' ? `Column ${at + 1}` : header;
}

/** Words above one column that blanks alone would cut are its one heading: 'Body mass'. */
function withWholeHeading(
  lines: readonly PastedLine[],
  separator: Separator,
  decimalMark: DecimalMark,
): readonly PastedLine[] {
  const [first, ...rows] = lines;
  const hasWords = first?.cells.some((cell) => writtenNumber(cell, decimalMark) === null && !isMissingCell(cell));
  if (separator !== ' ' || first === undefined || hasWords !== true || rows.length === 0) return lines;
  if (rows.some(({ cells }) => cells.length > 1)) return lines;
  return [{ ...first, cells: [first.cells.join(' ')] }, ...rows];
}

/** A first line has names where a cell is not missing and none reads as a number. */
function isHeader(cells: readonly string[], decimalMark: DecimalMark): boolean {
  const filled = cells.filter((cell) => !isMissingCell(cell));
  return filled.length > 0 && filled.every((cell) => writtenNumber(cell, decimalMark) === null);
}

/** Null where the value is missing, NaN where it cannot be read. */
function numberIn(cell: string, decimalMark: DecimalMark): number | null {
  return isMissingCell(cell) ? null : (writtenNumber(cell, decimalMark) ?? Number.NaN);
}

/** Commas split every line into exactly two whole numbers: they may have been decimal commas. */
export function hasTwoWholeNumbers(text: string, rows: readonly PastedLine[], decimalMark: DecimalMark): boolean {
  if (separatorIn(text, decimalMark) !== ',' || rows.length === 0) return false;
  return rows.every(({ cells }) => cells.length === 2 && cells.every((cell) => WHOLE.test(cell)));
}
