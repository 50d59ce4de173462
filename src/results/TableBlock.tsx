import { useId } from 'react';
import { grouped } from '#src/kit/format.ts';
import { isIsoDate } from '#src/kit/isoDate.ts';
import type { Cell, TableBlock as Table } from '#src/kit/presentation.ts';
import { Small } from '#src/ui/Layout.tsx';
import { Block, BlockTitle, DataTable, FigureNote } from './Block.ts';
import { FigureValue } from './FigureValue.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

/** A table that scrolls within itself; of a long one, the rows that are drawn. */
export function TableBlock({ block }: { readonly block: Table }) {
  const { title, columns, rows, drawnRows = rows.length, note } = block;
  const id = useId();
  const align = (column: number) => (columns[column]?.numeric === true ? 'number' : undefined);
  return (
    <Block>
      <BlockTitle id={id}>{title}</BlockTitle>
      {note !== undefined && <Small>{note}</Small>}
      <ScrollRegion labelledBy={id}>
        <DataTable aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ label }, column) => (
                <th key={label} scope="col" className={align(column)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, drawnRows).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no identity but their place
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th
                      key={columns[column]?.label ?? column}
                      scope="row"
                      className={beginsWithDay(cell) ? 'day' : align(column)}
                    >
                      <CellContent cell={cell} />
                    </th>
                  ) : (
                    <td key={columns[column]?.label ?? column} className={align(column)}>
                      <CellContent cell={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </ScrollRegion>
      {rows.length > drawnRows && (
        <Small>
          The first {grouped(drawnRows)} of {grouped(rows.length)} rows. Download CSV gives all of them.
        </Small>
      )}
    </Block>
  );
}

/** A browser would break it at its hyphens. */
function beginsWithDay(cell: Cell): boolean {
  return typeof cell === 'string' && isIsoDate(cell.slice(0, 'YYYY-MM-DD'.length));
}

function CellContent({ cell }: { readonly cell: Cell }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      <FigureValue figure={cell} />
      {cell.note !== undefined && <FigureNote>{cell.note}</FigureNote>}
    </>
  );
}
