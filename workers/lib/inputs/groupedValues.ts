/** Groups of values from a pasted table: a column for each, or a line for each value. */
import type { Verdict } from '../../contract.ts';
import { MOST_CELLS, type PastedColumn, pastedColumns, TOO_MANY_CELLS } from './pastedColumns.ts';
import { isMissingCell, pastedLines } from './pastedLines.ts';
import { REQUIRED } from './positiveNumbers.ts';
import type { FirstLine } from './tableDoubts.ts';
import { type TableReading, tableReading } from './tableReading.ts';
import { accept, refuse } from './verdict.ts';
import { type DecimalMark, writtenNumber } from './writtenNumber.ts';

/** 'columns': one column a group, names from the header. 'long': group and value on each line. */
export type DataLayout = 'columns' | 'long';

export interface GroupedValues {
  /** In the order of the columns, or of their first line. */
  readonly groups: readonly PastedColumn[];
  readonly reading: TableReading;
}

interface GroupReading {
  readonly decimalMark: DecimalMark;
  readonly dataLayout: DataLayout;
  /** Of columns. */
  readonly firstLine: FirstLine;
  /** Key of the input, for the issue. */
  readonly path?: string;
}

const NOT_LONG = 'The long layout needs two columns: group and value';

/** Reads groups in either layout; a header of the long one is recognized by a second cell that is not a number. */
export function groupedValues(
  text: string,
  { decimalMark, dataLayout, firstLine, path = 'data' }: GroupReading,
): Verdict<GroupedValues> {
  if (dataLayout === 'long') return longLayout(text, decimalMark, path);
  const read = pastedColumns(text, { decimalMark, firstLine, path });
  return read.ok ? accept({ groups: read.input.columns, reading: tableReading(read.input) }) : read;
}

function longLayout(text: string, decimalMark: DecimalMark, path: string): Verdict<GroupedValues> {
  const lines = pastedLines(text, decimalMark);
  const [first] = lines;
  if (first === undefined) return refuse(REQUIRED, path);
  if (lines.length * 2 > MOST_CELLS) return refuse(TOO_MANY_CELLS, path);
  if (first.cells.length !== 2) return refuse(NOT_LONG, path);
  const heading = first.cells[1] ?? '';
  const hasHeader = !isMissingCell(heading) && writtenNumber(heading, decimalMark) === null;
  const groups = new Map<string, (number | null)[]>();
  for (const { line, cells } of hasHeader ? lines.slice(1) : lines) {
    const [name = '', cell = ''] = cells;
    const value = isMissingCell(cell) ? null : writtenNumber(cell, decimalMark);
    if (value === null && !isMissingCell(cell)) return refuse(`Line ${line}: "${cell}" is not a number`, path);
    if (cells.length > 2) return refuse(`Line ${line} has ${cells.length} cells where 2 are expected`, path);
    if (name === '') return refuse(`Line ${line}: the group is missing`, path);
    const values = groups.get(name);
    if (values === undefined) groups.set(name, [value]);
    else values.push(value);
  }
  const columns = [...groups].map(([name, values]) => ({ name, values }));
  const cells = columns.flatMap(({ values }) => values);
  const missing = cells.filter((value) => value === null).length;
  return accept({
    groups: columns,
    reading: {
      columns: 2,
      lines: cells.length,
      values: cells.length - missing,
      missing,
      hasHeader,
      mayBeDecimalCommas: false,
    },
  });
}
