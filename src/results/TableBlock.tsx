import { useId } from 'react';
import type { Cell, TableBlock as Table } from '#src/kit/presentation.ts';
import { Block, BlockTitle, DataTable, FigureNote } from './Block.ts';
import { FigureValue } from './FigureValue.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

export function TableBlock({ block: { title, columns, rows } }: { readonly block: Table }) {
  const id = useId();
  const align = (column: number) => (columns[column]?.numeric === true ? 'number' : undefined);
  return (
    <Block>
      <BlockTitle id={id}>{title}</BlockTitle>
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
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no identity but their place
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={columns[column]?.label ?? column} scope="row" className={align(column)}>
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
    </Block>
  );
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
