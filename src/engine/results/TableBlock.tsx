import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { Cell, TableBlock as Table, TableColumn } from '#src/engine/kit/presentation.ts';
import { Small } from '#src/engine/ui/Layout.tsx';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import { DataTable, FigureNote } from './Block.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { FigureValue } from './FigureValue.tsx';
import { NumberText } from './NumberText.tsx';
import { OpenRow } from './OpenRow.ts';
import { useRovingRow, WantedRow } from './rovingRow.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { shownText } from './shownText.ts';
import { ROWS } from './tableWindow.ts';
import { WindowedTable } from './WindowedTable.tsx';

/** A table in a scrolling box; of a long one, the limited number of rows that are drawn. */
export function TableBlock({ block }: { readonly block: Table }) {
  const { title, isFolded, rows, drawnRows = rows.length, note } = block;
  const [id, movesId] = [useId(), useId()];
  const { stop, wanted, listeners } = useRovingRow(drawnRows);
  const opensRows = useContext(OpenRow) !== null && block.opens !== undefined;
  const Rows = drawnRows > ROWS.mostWhole ? LongTable : WholeTable;
  return (
    <BlockFrame id={id} title={title} isFolded={isFolded}>
      {note !== undefined && <Small>{shownText(note)}</Small>}
      {opensRows && rows.length > 1 && (
        <Small id={movesId} data-print="no">
          {MOVES}
        </Small>
      )}
      <WantedRow value={wanted}>
        <Keys {...(opensRows ? listeners : {})}>
          <Rows block={block} labelledBy={id} stop={stop} describedBy={movesId} />
        </Keys>
      </WantedRow>
      {rows.length > drawnRows && (
        <Small>
          The first {grouped(drawnRows)} of {grouped(rows.length)} rows. The saved CSV file has all of them.
        </Small>
      )}
    </BlockFrame>
  );
}

const MOVES =
  'Press ↑ or ↓ to move between rows, and Enter to open one. Page up, Page down, Home and End move further.';

const Keys = styled.div`
  display: contents;
`;

interface TableProps {
  readonly block: Table;
  /** Id of the element that names the table. */
  readonly labelledBy: string;
  /** Of the rows that open something, the one that Tab reaches. */
  readonly stop: number;
  /** Id of the sentence that names the keys. */
  readonly describedBy: string;
}

function WholeTable({ block: { columns, rows, drawnRows, opens }, labelledBy, stop, describedBy }: TableProps) {
  const align = (column: number) => (columns[column]?.numeric === true ? 'number' : undefined);
  return (
    <ScrollRegion labelledBy={labelledBy}>
      <DataTable aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map(({ label }, column) => (
              <th key={label} scope="col" className={align(column)}>
                {shownText(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawnRows).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no identity other than their position
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th
                    key={columns[column]?.label ?? column}
                    scope="row"
                    className={beginsWithDay(cell) ? 'day' : align(column)}
                  >
                    <Opening opens={opens} row={index} isStop={index === stop} describedBy={describedBy}>
                      <CellContent cell={cell} column={columns[column]} />
                    </Opening>
                  </th>
                ) : (
                  <td key={columns[column]?.label ?? column} className={align(column)}>
                    <CellContent cell={cell} column={columns[column]} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </ScrollRegion>
  );
}

/** A table of thousands of rows, of which only the visible ones are rendered. */
function LongTable({ block: { columns, rows, opens }, labelledBy, stop, describedBy }: TableProps) {
  return (
    <WindowedTable
      labelledBy={labelledBy}
      columns={columns.map(({ label, numeric }) => ({ header: label, isNumeric: numeric, width: LEAST_CHARACTERS }))}
      rowCount={rows.length}
      stop={stop}
      cell={(row, column, isStop) => {
        const cell = rows[row]?.[column];
        if (cell === undefined) return null;
        const content = <CellContent cell={cell} column={columns[column]} />;
        return column === 0 ? (
          <Opening opens={opens} row={row} isStop={isStop} describedBy={describedBy}>
            {content}
          </Opening>
        ) : (
          content
        );
      }}
    />
  );
}

/** Fits most numbers, so that columns keep their width while other rows scroll into view. */
const LEAST_CHARACTERS = 8;

/** A date, which a browser would wrap at its hyphens. */
function beginsWithDay(cell: Cell): boolean {
  return typeof cell === 'string' && isIsoDate(cell.slice(0, 'YYYY-MM-DD'.length));
}

/** It can be copied into a spreadsheet. */
const NUMBER = /^-?[\d.]+(?:e[+-]?\d+)?$/;

function CellContent({ cell, column }: { readonly cell: Cell; readonly column: TableColumn | undefined }) {
  if (typeof cell === 'string' && column?.isGivenName === true) return cell;
  if (typeof cell === 'string') return NUMBER.test(cell) ? <NumberText text={cell} /> : shownText(cell);
  return (
    <>
      <FigureValue figure={cell} />
      {cell.note !== undefined && <FigureNote>{shownText(cell.note)}</FigureNote>}
    </>
  );
}

interface OpeningProps {
  readonly opens: Table['opens'];
  readonly row: number;
  readonly isStop: boolean;
  readonly describedBy: string;
  readonly children: ReactNode;
}

/** The header of a row, as a button where it opens something. */
function Opening({ opens, row, isStop, describedBy, children }: OpeningProps) {
  const open = useContext(OpenRow);
  const wanted = useContext(WantedRow);
  const button = useRef<HTMLButtonElement>(null);
  // A row far away is drawn only once the table has scrolled there.
  useLayoutEffect(() => {
    if (wanted.current !== row) return;
    wanted.current = null;
    button.current?.focus();
  });
  if (opens === undefined || open === null) return children;
  return (
    <RowButton
      ref={button}
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-row={row}
      // Said on arrival with Tab, not again in each row.
      aria-describedby={isStop ? describedBy : undefined}
      aria-label={`${opens.label} ${opens.valueAt(row)}`}
      onClick={() => open(opens.field, opens.valueAt(row))}
    >
      {children}
    </RowButton>
  );
}

const RowButton = styled.button`
  min-width: 1.5rem;
  min-height: 1.5rem;
  padding: 0 ${SPACE.s1};
  border: 0;
  background: none;
  color: ${color('accent')};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
