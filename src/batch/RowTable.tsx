import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { DataTable } from '#src/results/Block.ts';
import { colour, RADIUS, SPACE } from '#src/ui/theme.ts';
import type { BatchResult } from './batchResult.ts';
import { MOST_WHOLE_ROWS, rowWindow } from './rowWindow.ts';

interface RowTableProps {
  /** Id of the element that names the table. */
  readonly labelledBy: string;
  readonly result: BatchResult;
  /** Places of the rows to show, counted from 0. */
  readonly shown: readonly number[];
}

/** Before the first row is measured, in pixels. */
const TYPICAL_ROW = 38;
const TYPICAL_VIEW = 480;
/** Cells that tell how wide a column is, so that it keeps its width while other rows come into view. */
const MEASURED_CELLS = 500;
/** In characters: a column is at least wide enough for the words of its header, and for cells of up to this length. */
const NARROWEST = 10;
const WIDEST = 28;

/** The rows with their results. Of a long table only the rows in view exist, and the scroll bar stands for all of them. */
export function RowTable({ labelledBy, result, shown }: RowTableProps) {
  const { job, results, refused } = result;
  const { columns, rows } = job.table;
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(TYPICAL_ROW);
  const [view, setView] = useState({ top: 0, height: TYPICAL_VIEW });
  const isLong = shown.length > MOST_WHOLE_ROWS;
  const { from, to, above, below } = rowWindow(shown.length, rowHeight, view.height, view.top);
  const widths = useMemo(() => columnWidths(result), [result]);

  useLayoutEffect(() => {
    const row = box.current?.querySelector('tbody tr[aria-rowindex]');
    if (row == null || !isLong) return;
    const height = row.getBoundingClientRect().height;
    if (height > 0) setRowHeight(height);
  }, [isLong]);

  function follow(): void {
    if (box.current !== null && isLong) setView({ top: box.current.scrollTop, height: box.current.clientHeight });
  }

  const width = (column: number) => ({ minWidth: `calc(${widths[column] ?? NARROWEST}ch + 2 * ${SPACE.s3})` });
  return (
    <Box ref={box} role="region" aria-labelledby={labelledBy} tabIndex={0} onScroll={follow}>
      <Rows
        aria-labelledby={labelledBy}
        aria-rowcount={isLong ? shown.length + 1 : undefined}
        data-long={isLong || undefined}
      >
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            <th scope="col" className="number">
              Row
            </th>
            {columns.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
              <th key={column} scope="col" style={width(column)}>
                {name}
              </th>
            ))}
            {results.map(({ header, isNumeric }, column) => (
              <th
                key={header}
                scope="col"
                className={isNumeric ? 'number' : undefined}
                style={width(columns.length + column)}
              >
                {header}
              </th>
            ))}
            {results.length === 0 && <th scope="col">Result</th>}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} />}
          {shown.slice(from, to).map((row, index) => (
            <tr
              key={row}
              aria-rowindex={isLong ? from + index + 2 : undefined}
              data-refused={refused.has(row) || undefined}
            >
              <th scope="row" className="number">
                {row + 1}
              </th>
              {columns.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
                <td key={column}>{rows[row]?.[column]}</td>
              ))}
              {refused.has(row) ? (
                <Refused colSpan={Math.max(results.length, 1)}>{refused.get(row)}</Refused>
              ) : (
                results.map(({ header, isNumeric, textAt }) => (
                  <td key={header} className={isNumeric ? 'number' : undefined}>
                    {textAt(row)}
                  </td>
                ))
              )}
            </tr>
          ))}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </Rows>
    </Box>
  );
}

/** What keeps the place of rows that do not exist. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden>
      <Nothing style={{ height }} />
    </tr>
  );
}

/** Widths in characters, by the longest of the first cells and by a header of three lines. */
function columnWidths({ job, results }: BatchResult): readonly number[] {
  const { columns, rows } = job.table;
  const measured = Array.from({ length: Math.min(rows.length, MEASURED_CELLS) }, (_, row) => row);
  const width = (header: string, textAt: (row: number) => string) =>
    Math.min(WIDEST, Math.max(NARROWEST, header.length / 3 + 2, ...measured.map((row) => textAt(row).length)));
  return [
    ...columns.map((name, column) => width(name, (row) => rows[row]?.[column] ?? '')),
    ...results.map(({ header, textAt }) => width(header, textAt)),
  ];
}

const Box = styled.div`
  overflow: auto;
  /* Rows come and go as the box is scrolled: the browser must not scroll along with one of them. */
  overflow-anchor: none;
  min-width: 0;
  max-height: min(36rem, 75vh);
  border: 1px solid ${colour('line')};
  border-radius: ${RADIUS.control};
  @media print { overflow: visible; max-height: none; border: 0; }
`;

const Rows = styled(DataTable)`
  border-collapse: separate;
  border-spacing: 0;
  thead th { position: sticky; top: 0; z-index: 1; }
  td { font-variant-numeric: tabular-nums; }
  &[data-long] {
    tbody :is(td, th) { white-space: nowrap; }
    tbody tr { height: 2.375rem; }
  }
`;

const Refused = styled.td`
  min-width: 16rem;
  color: ${colour('danger')};
  font-weight: 600;
`;

const Nothing = styled.td`
  && { padding: 0; border: 0; }
`;
