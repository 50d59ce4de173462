import { useMemo } from 'react';
import { COLUMNS } from '#src/engine/results/tableWindow.ts';
import { type WindowedColumn, WindowedTable } from '#src/engine/results/WindowedTable.tsx';
import type { BatchResult } from './batchResult.ts';

interface RowTableProps {
  /** Id of the element that names the table. */
  readonly labelledBy: string;
  readonly result: BatchResult;
  /** Indexes of the rows to show, from 0. */
  readonly shown: readonly number[];
}

/** Number of cells measured for a column's width, so that it stays the same while other rows scroll into view. */
const MEASURED_CELLS = 500;
/** In characters: a column is at least wide enough for the words of its header, and for cells of up to this length. */
const NARROWEST = 10;
const WIDEST = 28;

/** The rows with their results, each with its number. */
export function RowTable({ labelledBy, result, shown }: RowTableProps) {
  const { job, results, refused } = result;
  const { columns: own, rows } = job.table;
  const columns = useMemo(() => columnsOf(result), [result]);
  const rowAt = (index: number) => shown[index] ?? 0;
  return (
    <WindowedTable
      labelledBy={labelledBy}
      columns={columns}
      rowCount={shown.length}
      cell={(index, column) => {
        const row = rowAt(index);
        if (column === 0) return row + 1;
        return column <= own.length ? rows[row]?.[column - 1] : results[column - 1 - own.length]?.textAt(row);
      }}
      instead={(index) => {
        const why = refused.get(rowAt(index));
        return why === undefined ? null : { from: own.length + 1, content: why };
      }}
    />
  );
}

/** Returns the columns: the number of the row, the visitor's own columns and the results. */
function columnsOf({ job, ownNames, results }: BatchResult): readonly WindowedColumn[] {
  const { rows } = job.table;
  const measured = Array.from({ length: Math.min(rows.length, MEASURED_CELLS) }, (_, row) => row);
  // In tables of very many columns, all have the same width.
  const isMeasured = ownNames.length + results.length <= COLUMNS.mostWhole;
  const width = (header: string, textAt: (row: number) => string) =>
    isMeasured
      ? Math.min(WIDEST, Math.max(NARROWEST, header.length / 3 + 2, ...measured.map((row) => textAt(row).length)))
      : undefined;
  const ofResults = results.map(({ header, shownHeader = header, isNumeric, textAt }) => ({
    header: shownHeader,
    isNumeric,
    width: width(shownHeader, textAt),
  }));
  return [
    { header: 'Row', isNumeric: true },
    ...ownNames.map((header, column) => ({ header, width: width(header, (row) => rows[row]?.[column] ?? '') })),
    ...(ofResults.length === 0 ? [{ header: 'Result' }] : ofResults),
  ];
}
