import type { Verdict } from '../../contract.ts';
import { pastedColumns, presentValues, withEnoughValues } from './pastedColumns.ts';
import { type TableReading, tableReading } from './tableReading.ts';
import { accept, refuse } from './verdict.ts';
import type { DecimalMark } from './writtenNumber.ts';

export interface OneColumn {
  readonly name: string;
  readonly values: readonly number[];
  readonly reading: TableReading;
}

/** Reads the one column of a paste, with at least that many values; a single line is a column. */
export function oneColumn(data: string, decimalMark: DecimalMark, least: number, path = 'data'): Verdict<OneColumn> {
  const read = pastedColumns(data, { decimalMark, path, isOneLineAColumn: true });
  if (!read.ok) return read;
  const [column, second] = read.input.columns;
  if (column === undefined || second !== undefined) return refuse('Please paste one column', path);
  const enough = withEnoughValues(read.input.columns, least, path);
  if (!enough.ok) return enough;
  return accept({ name: column.name, values: presentValues(column), reading: tableReading(read.input) });
}
