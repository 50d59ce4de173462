import { type PastedColumns, presentValues } from './pastedColumns.ts';

/** What was read from a pasted table: part of the result, so that the visitor can see it. */
export interface TableReading {
  readonly columns: number;
  /** Lines of data, without the header and blank lines. */
  readonly lines: number;
  readonly values: number;
  readonly missing: number;
  readonly hasHeader: boolean;
  /** Commas split every line into exactly two whole numbers. */
  readonly mayBeDecimalCommas: boolean;
}

export function tableReading({ columns, lines, hasHeader, mayBeDecimalCommas }: PastedColumns): TableReading {
  const values = columns.reduce((count, column) => count + presentValues(column).length, 0);
  const cells = columns.reduce((count, column) => count + column.values.length, 0);
  return {
    columns: columns.length,
    lines: new Set(lines).size,
    values,
    missing: cells - values,
    hasHeader,
    mayBeDecimalCommas,
  };
}
