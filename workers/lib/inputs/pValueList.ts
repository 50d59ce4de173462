/** A list of p values from a pasted text: alone, in reading order, or each behind its label. */
import type { Verdict } from '../../contract.ts';
import { hasTwoWholeNumbers, MOST_CELLS } from './pastedColumns.ts';
import { isMissingCell, type PastedLine, pastedLines } from './pastedLines.ts';
import { REQUIRED } from './positiveNumbers.ts';
import type { TableReading } from './tableReading.ts';
import { accept, refuse } from './verdict.ts';
import { type DecimalMark, writtenNumber } from './writtenNumber.ts';

export interface PValueList {
  /** As pasted; the running number of the p value where it has none. */
  readonly labels: readonly string[];
  /** From 0 to 1, in reading order. */
  readonly pValues: readonly number[];
  readonly reading: TableReading;
}

/** A p value that is given as a limit is a mistake of the data and no name of a column. */
const LIMIT = /^[<>≤≥=]/;

/**
 * Two columns are labels and p values where no cell of the first reads as a number; in all other tables every cell is a
 * p value. A first line of words is a header.
 *
 * @param path key of the input, for the issue
 */
export function pValueList(text: string, decimalMark: DecimalMark, path = 'data'): Verdict<PValueList> {
  const lines = pastedLines(text, decimalMark);
  if (lines.length === 0) return refuse(REQUIRED, path);
  const isNumber = (cell: string) => writtenNumber(cell, decimalMark) !== null;
  const isLabeled = lines.every(({ cells: [first = '', ...others] }) => others.length === 1 && !isNumber(first));
  const places = isLabeled ? 1 : 0;
  const filled = (lines[0]?.cells ?? []).slice(places).filter((cell) => !isMissingCell(cell));
  const hasHeader = filled.length > 0 && filled.every((cell) => !isNumber(cell) && !LIMIT.test(cell));
  const rows = hasHeader ? lines.slice(1) : lines;
  if (rows.reduce((count, { cells }) => count + cells.length - places, 0) > MOST_CELLS)
    return refuse(`Please paste at most ${MOST_CELLS} p values`, path);
  return listOf(rows, { isLabeled, hasHeader, text, decimalMark, path });
}

interface Layout {
  readonly isLabeled: boolean;
  readonly hasHeader: boolean;
  readonly text: string;
  readonly decimalMark: DecimalMark;
  readonly path: string;
}

function listOf(
  rows: readonly PastedLine[],
  { isLabeled, hasHeader, text, decimalMark, path }: Layout,
): Verdict<PValueList> {
  const labels: string[] = [];
  const pValues: number[] = [];
  let missing = 0;
  let outside: number | null = null;
  for (const { line, cells } of rows) {
    for (const cell of isLabeled ? cells.slice(1) : cells) {
      if (isMissingCell(cell)) {
        missing += 1;
        continue;
      }
      const value = writtenNumber(cell, decimalMark);
      if (value === null) return refuse(`Line ${line}: "${cell}" is not a number`, path);
      if (value < 0 || value > 1) outside ??= line;
      pValues.push(value);
      labels.push((isLabeled && cells[0]) || String(pValues.length));
    }
  }
  if (pValues.length === 0) return refuse(REQUIRED, path);
  if (outside !== null) return refuse(`Line ${outside}: a p value lies between 0 and 1`, path);
  return accept({
    labels,
    pValues,
    reading: {
      columns: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
      lines: rows.length,
      values: pValues.length,
      missing,
      hasHeader,
      mayBeDecimalCommas: hasTwoWholeNumbers(text, rows, decimalMark),
    },
  });
}
