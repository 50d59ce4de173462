import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { DataTable } from './Block.ts';
import { COLUMNS, ROWS, tableWindow } from './tableWindow.ts';

export interface WindowedColumn {
  readonly header: string;
  readonly isNumeric?: boolean | undefined;
  /** Minimum width in characters. */
  readonly width?: number | undefined;
}

interface WindowedTableProps {
  /** Id of the element that names the table. */
  readonly labelledBy: string;
  /** The first column holds the row headers. */
  readonly columns: readonly WindowedColumn[];
  readonly rowCount: number;
  /** Of rows with something to press, the one that Tab reaches. Where it is not drawn, one in view takes its place. */
  readonly stop?: number;
  /** Returns the content of a cell; row and column are counted from 0. */
  readonly cell: (row: number, column: number, isStop: boolean) => ReactNode;
  /** Returns what replaces all cells of a row from a column on; null where nothing does. */
  readonly instead?: (row: number) => { readonly from: number; readonly content: ReactNode } | null;
}

/** Height before the first measurement, in pixels. */
const TYPICAL_ROW = 38;
const TYPICAL_COLUMN = 176;
const TYPICAL_VIEW = { top: 0, left: 0, height: 480, width: 800 };
/** Widths in a wide table: of the row headers, and of each of very many columns. */
const ROW_HEADER = '5rem';
const COLUMN = '11rem';

/**
 * A table of any size in a scrolling box. In a long table only the visible rows are rendered, in a wide one only the
 * visible columns, all of the same width; the scroll bars and the announced numbers of rows and columns are those of
 * the whole table.
 */
export function WindowedTable({ labelledBy, columns, rowCount, stop = 0, cell, instead }: WindowedTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(TYPICAL_VIEW);
  const [size, setSize] = useState({ row: TYPICAL_ROW, column: TYPICAL_COLUMN });
  const isLong = rowCount > ROWS.mostWhole;
  // The row headers are always rendered.
  const others = columns.length - 1;
  const isWide = others > COLUMNS.mostWhole;
  const rows = tableWindow(ROWS, rowCount, size.row, view.height, view.top);
  const across = tableWindow(COLUMNS, others, size.column, view.width, view.left);
  const drawn = range(across.from + 1, across.to + 1);
  const drawnStop = stop >= rows.from && stop < rows.to ? stop : rows.first;
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const row = isLong ? box.current?.querySelector('tbody tr[aria-rowindex]')?.getBoundingClientRect().height : 0;
    const column = isWide ? box.current?.querySelector('th[aria-colindex="2"]')?.getBoundingClientRect().width : 0;
    setSize((last) => ({ row: row || last.row, column: column || last.column }));
  }, [isLong, isWide]);

  const follow = useEffectEvent(() => {
    if (box.current === null || !(isLong || isWide)) return;
    const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth: width } = box.current;
    hadFocus.current = box.current.contains(document.activeElement);
    setView({ top, left, height, width });
  });
  // A row with the focus may have been scrolled away: the box takes it, so that keys go on scrolling it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows leave when the view changes
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [view]);
  // A row that takes the focus is not hidden by the header, whose height depends on the width.
  const fit = useEffectEvent(() => {
    const header = box.current?.querySelector('thead')?.clientHeight ?? 0;
    if (box.current !== null) box.current.style.scrollPaddingTop = `${header}px`;
    follow();
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    element.addEventListener('scroll', follow);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, []);

  const place = (column: number) => (isWide ? column + 1 : undefined);
  const align = (column: number) => (columns[column]?.isNumeric === true ? 'number' : undefined);
  const gap = (width: number) => (isWide && width > 0 ? <Nothing aria-hidden style={{ width }} /> : null);
  return (
    <Box ref={box} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <Rows
        aria-labelledby={labelledBy}
        aria-rowcount={isLong ? rowCount + 1 : undefined}
        aria-colcount={isWide ? columns.length : undefined}
        data-long={isLong || undefined}
        data-wide={isWide || undefined}
        style={isWide ? { width: `calc(${ROW_HEADER} + ${others} * ${COLUMN})` } : undefined}
      >
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {[0, ...drawn].map((column, index) => (
              <WithGap key={column} before={index === 1 && gap(across.before)}>
                <th
                  scope="col"
                  aria-colindex={place(column)}
                  className={align(column)}
                  style={isWide ? { width: column === 0 ? ROW_HEADER : COLUMN } : leastWidth(columns[column])}
                >
                  {columns[column]?.header}
                </th>
              </WithGap>
            ))}
            {gap(across.behind)}
          </tr>
        </thead>
        <tbody>
          {rows.before > 0 && <Gap height={rows.before} />}
          {range(rows.from, rows.to).map((row) => {
            const replaced = instead?.(row) ?? null;
            const own = drawn.filter((column) => replaced === null || column < replaced.from);
            return (
              <tr key={row} aria-rowindex={isLong ? row + 2 : undefined} data-refused={replaced !== null || undefined}>
                <th scope="row" aria-colindex={place(0)} className={align(0)}>
                  {cell(row, 0, row === drawnStop)}
                </th>
                {gap(across.before)}
                {own.map((column) => (
                  <td key={column} aria-colindex={place(column)} className={align(column)}>
                    {cell(row, column, row === drawnStop)}
                  </td>
                ))}
                {replaced !== null && own.length < drawn.length && (
                  <Replaced colSpan={drawn.length - own.length} aria-colindex={place(replaced.from)}>
                    {replaced.content}
                  </Replaced>
                )}
                {gap(across.behind)}
              </tr>
            );
          })}
          {rows.behind > 0 && <Gap height={rows.behind} />}
        </tbody>
      </Rows>
    </Box>
  );
}

function WithGap({ before, children }: { readonly before: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {before}
      {children}
    </>
  );
}

/** Reserves the height of rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden>
      <Nothing style={{ height }} />
    </tr>
  );
}

function leastWidth({ width = 0 }: WindowedColumn = { header: '' }) {
  return width === 0 ? undefined : { minWidth: `calc(${width}ch + 2 * ${SPACE.s3})` };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

const Box = styled.div`
  overflow: auto;
  /* Rows are added and removed during scrolling: scroll anchoring would scroll along with them. */
  overflow-anchor: none;
  min-width: 0;
  max-height: min(36rem, 75vh);
  border: 1px solid ${color('line')};
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
    tbody th { max-width: min(32ch, 40vw); overflow: hidden; text-overflow: ellipsis; }
  }
  &[data-wide] {
    table-layout: fixed;
    :is(td, th) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    th:first-child { position: sticky; left: 0; z-index: 1; }
    tbody th { background: ${color('surface')}; }
    thead th { height: 4rem; white-space: normal; }
    thead th:first-child { z-index: 2; }
  }
`;

const Replaced = styled.td`
  min-width: 16rem;
  color: ${color('danger')};
  font-weight: 600;
`;

const Nothing = styled.td`
  && { padding: 0; border: 0; }
`;
