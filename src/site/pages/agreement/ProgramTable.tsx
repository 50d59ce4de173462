import { useId } from 'react';
import styled from 'styled-components';
import type { ComparedFigure, ComparedProgram } from '#src/engine/kit/comparison.ts';
import { counted } from '#src/engine/kit/format.ts';
import { DataTable, FigureNote } from '#src/engine/results/Block.ts';
import { NumberText } from '#src/engine/results/NumberText.tsx';
import { ScrollRegion } from '#src/engine/results/ScrollRegion.tsx';
import { TYPE } from '#src/engine/ui/theme.ts';

const COLUMNS = 4;

interface ProgramTableProps {
  readonly program: ComparedProgram;
}

/** The figures of a calculator beside those of one program, under the inputs of each case. */
export function ProgramTable({ program: { by, rounding, cases } }: ProgramTableProps) {
  const id = useId();
  return (
    <>
      <Title id={id}>Compared with {by}</Title>
      {rounding !== undefined && <p>{rounding}</p>}
      <ScrollRegion labelledBy={id}>
        <DataTable aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" className="number">
                This site
              </th>
              <th scope="col" className="number">
                Theirs
              </th>
              <th scope="col" className="number">
                Difference
              </th>
            </tr>
          </thead>
          {cases.map(({ inputs, figures, unlisted }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: recorded cases have no identity other than their position
            <tbody key={position}>
              <tr>
                <Inputs scope="rowgroup" colSpan={COLUMNS}>
                  {inputs}
                </Inputs>
              </tr>
              {figures.map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have their figures
                <FigureRow key={index} figure={figure} />
              ))}
              {unlisted !== undefined && (
                <tr>
                  <td colSpan={COLUMNS}>
                    And {counted(unlisted, 'more figure', 'more figures')}, compared in the same way.
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </DataTable>
      </ScrollRegion>
    </>
  );
}

function FigureRow({ figure: { label, unit, ours, theirs, difference, reason } }: FigureRowProps) {
  return (
    <tr>
      <Name>
        {unit === undefined ? label : `${label} (${unit})`}
        {reason !== undefined && <FigureNote>{reason}</FigureNote>}
      </Name>
      {[ours, theirs, difference].map((text, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns
        <td key={column} className="number">
          <NumberText text={text} />
        </td>
      ))}
    </tr>
  );
}

interface FigureRowProps {
  readonly figure: ComparedFigure;
}

const Title = styled.h2`
  font-family: inherit;
  font-size: ${TYPE.body};
`;

const Inputs = styled.th`
  overflow-wrap: anywhere;
`;

const Name = styled.td`
  min-width: 8rem;
`;
