import type { Verdict } from '../../contract.ts';
import { MOST_CELLS, TOO_MANY_CELLS } from '../../lib/inputs/pastedColumns.ts';
import { isMissingCell, type PastedLine, pastedLines, separatorIn } from '../../lib/inputs/pastedLines.ts';
import { REQUIRED } from '../../lib/inputs/positiveNumbers.ts';
import type { TableReading } from '../../lib/inputs/tableReading.ts';
import { accept, refuse } from '../../lib/inputs/verdict.ts';
import { type DecimalMark, writtenNumber } from '../../lib/inputs/writtenNumber.ts';

/** How long a subject was seen, and whether that ended with the event. */
export interface SurvivalTime {
  /** 0 or more. */
  readonly time: number;
  /** False: censored. */
  readonly isEvent: boolean;
}

export interface SurvivalGroup {
  readonly name: string;
  readonly subjects: readonly SurvivalTime[];
}

export interface SurvivalTable {
  /** In order of first appearance; one named 'All' without a column of groups. */
  readonly groups: readonly SurvivalGroup[];
  readonly reading: TableReading;
}

const WHOLE = /^\d+$/;

/** Reads lines of time, status (1 event, 0 censored) and, where there is a third column, group. */
export function survivalColumns(data: string, decimalMark: DecimalMark): Verdict<SurvivalTable> {
  const lines = pastedLines(data, decimalMark);
  const [first] = lines;
  if (first === undefined) return refuse(REQUIRED, 'data');
  if (lines.reduce((count, { cells }) => count + cells.length, 0) > MOST_CELLS) return refuse(TOO_MANY_CELLS, 'data');
  const numberIn = (cell = '') => (isMissingCell(cell) ? null : writtenNumber(cell, decimalMark));
  const hasHeader = first.cells.every((cell) => numberIn(cell) === null) && !first.cells.every(isMissingCell);
  const rows = hasHeader ? lines.slice(1) : lines;
  const fault = faultIn(rows, first.cells.length, numberIn);
  if (fault !== null) return refuse(fault, 'data');
  if (rows.length === 0) return refuse(REQUIRED, 'data');
  const groups = new Map<string, SurvivalTime[]>();
  for (const { cells } of rows) {
    const [time, status, name = 'All'] = cells;
    const subjects = groups.get(name) ?? [];
    groups.set(name, subjects);
    subjects.push({ time: numberIn(time) ?? 0, isEvent: numberIn(status) === 1 });
  }
  return accept({
    groups: [...groups].map(([name, subjects]) => ({ name, subjects })),
    reading: {
      columns: first.cells.length,
      lines: rows.length,
      values: rows.length * first.cells.length,
      missing: 0,
      hasHeader,
      mayBeDecimalCommas:
        separatorIn(data, decimalMark) === ',' &&
        rows.every(({ cells }) => cells.length === 2 && cells.every((cell) => WHOLE.test(cell))),
    },
  });
}

/** The first fault: unreadable cells, then the shape, then missing values, then values out of range. */
function faultIn(
  rows: readonly PastedLine[],
  width: number,
  numberIn: (cell?: string) => number | null,
): string | null {
  for (const { line, cells } of rows) {
    const unreadable = cells.slice(0, 2).find((cell) => !isMissingCell(cell) && numberIn(cell) === null);
    if (unreadable !== undefined) return `Line ${line}: "${unreadable}" is not a number`;
  }
  if (width !== 2 && width !== 3) return 'Please paste two or three columns: time, status and group';
  const long = rows.find(({ cells }) => cells.length > width);
  if (long !== undefined) return `Line ${long.line} has ${long.cells.length} cells where ${width} are expected`;
  for (const { line, cells } of rows) {
    if (numberIn(cells[0]) === null || numberIn(cells[1]) === null)
      return `Line ${line}: time and status are both needed`;
    if (width === 3 && isMissingCell(cells[2] ?? '')) return `Line ${line}: the group is missing`;
  }
  for (const { line, cells } of rows) {
    const [time = 0, status = 0] = [numberIn(cells[0]) ?? 0, numberIn(cells[1]) ?? 0];
    if (time < 0) return `Line ${line}: time must be 0 or greater`;
    if (status !== 0 && status !== 1) return `Line ${line}: status must be 1 (event) or 0 (censored)`;
  }
  return null;
}
