import { useId } from 'react';
import styled from 'styled-components';
import type { CrossTableBlock as CrossTable } from '#src/engine/kit/presentation.ts';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Block, BlockTitle, DataTable } from './Block.ts';
import { groupShade } from './crossTableShade.ts';
import { FigureValue } from './FigureValue.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

/** Two lists crossed, with row and column headers. */
export function CrossTableBlock({ block: { title, axes, columns, rows, groups } }: { readonly block: CrossTable }) {
  const id = useId();
  return (
    <Block>
      <BlockTitle id={id}>{title}</BlockTitle>
      <ScrollRegion labelledBy={id}>
        <Table aria-labelledby={id} $isWide={columns.length > WIDE}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {axes.rows}
              </th>
              <th scope="colgroup" colSpan={columns.length}>
                {axes.columns}
              </th>
            </tr>
            <tr>
              {columns.map((figure) => (
                <th key={figure.field} scope="col">
                  <FigureValue figure={figure} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ header, cells }) => (
              <tr key={header.field}>
                <th scope="row">
                  <FigureValue figure={header} />
                </th>
                {cells.map(({ figure, group }) => (
                  <Cell key={figure.field} $shade={groupShade(group, groups.length)}>
                    <FigureValue figure={figure} />
                    {groups[group] !== figure.text && <Group>{groups[group]}</Group>}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </Block>
  );
}

/** With more columns than this the cells get smaller padding. */
const WIDE = 4;

const Table = styled(DataTable)<{ readonly $isWide: boolean }>`
  th, td { padding: ${SPACE.s1} ${({ $isWide }) => ($isWide ? SPACE.s1 : SPACE.s2)}; text-align: center; vertical-align: middle; }
  td { border: 1px solid ${color('control')}; }
  tbody tr:last-child > td { border-bottom-color: ${color('control')}; }
  tbody th { background: ${color('sunken')}; }
`;

const Cell = styled.td<{ readonly $shade: string }>`
  background: ${({ $shade }) => $shade};
`;

const Group = styled.span`
  display: block;
  font-size: ${TYPE.small};
  font-style: italic;
`;
