import { useId } from 'react';
import styled from 'styled-components';
import type { ComparisonBlock as Comparison } from '#src/engine/kit/presentation.ts';
import { color, FONT, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { DataTable, FigureNote } from './Block.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { FigureValue } from './FigureValue.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { shownText } from './shownText.ts';

/** Two or more methods side by side, and why they differ. Their sources are with those of the page. */
export function ComparisonBlock({ block }: { readonly block: Comparison }) {
  const { title, methods, rows, why, isFolded } = block;
  const id = useId();
  return (
    <BlockFrame id={id} title={title} isFolded={isFolded}>
      <ScrollRegion labelledBy={id}>
        <Table aria-labelledby={id} $methods={methods.length}>
          <thead>
            <tr>
              {methods.map((method) => (
                <th key={method} scope="col">
                  {shownText(method)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ label, figures }) => (
            <tbody key={label}>
              {/* A row of its own gives the methods the full width, even on a phone. */}
              <tr>
                <th scope="rowgroup" colSpan={methods.length}>
                  {shownText(label)}
                </th>
              </tr>
              <tr>
                {figures.map((figure) => (
                  <td key={figure.field}>
                    <FigureValue figure={figure} />
                    {figure.note !== undefined && <FigureNote>{shownText(figure.note)}</FigureNote>}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </Table>
      </ScrollRegion>
      <Why>{shownText(why)}</Why>
    </BlockFrame>
  );
}

/** Fits a number of six characters: in anything narrower it would wrap. */
const METHOD_WIDTH = '5.25rem';

const Table = styled(DataTable)<{ readonly $methods: number }>`
  table-layout: fixed;
  min-width: calc(${({ $methods }) => $methods} * ${METHOD_WIDTH});
  thead th { background: none; overflow-wrap: break-word; }
  th:first-child, td:first-child { padding-inline-start: 0; }
  tbody th { padding-block-end: 0; border-bottom: 0; font-weight: 400; color: ${color('inkMuted')}; }
  tbody td { padding-block-start: 0; font-family: ${FONT.display}; font-size: ${TYPE.h3}; font-weight: 600; }
  ${({ $methods }) => $methods > 2 && `th, td { padding-inline: 0 ${SPACE.s2}; } tbody td { font-size: ${TYPE.lead}; }`}
  tbody tr:last-child > td { border-bottom-color: ${color('line')}; }
  tbody:last-child tr:last-child > td { border-bottom-color: transparent; }
`;

const Why = styled.p`
  max-width: ${PROSE_WIDTH};
`;
