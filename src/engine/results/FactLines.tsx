import { useId } from 'react';
import styled from 'styled-components';
import type { FactsBlock as Facts } from '#src/engine/kit/presentation.ts';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Block, BlockTitle } from './Block.ts';
import { FigureValue } from './FigureValue.tsx';
import { shownText } from './shownText.ts';

/** Figures below each other, each a line of three columns: its name, itself and its note. On a phone the note is below. */
export function FactLines({ block: { title, figures } }: { readonly block: Facts }) {
  const id = useId();
  return (
    <Block>
      {title !== undefined && <BlockTitle id={id}>{shownText(title)}</BlockTitle>}
      <Lines aria-labelledby={title === undefined ? undefined : id}>
        {figures.map((figure) => (
          <div key={figure.field}>
            <dt>{shownText(figure.label)}</dt>
            <dd>
              <FigureValue figure={figure} />
            </dd>
            {figure.note !== undefined && <dd>{shownText(figure.note)}</dd>}
          </div>
        ))}
      </Lines>
    </Block>
  );
}

const Lines = styled.dl`
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${SPACE.s4};
    padding-block: ${SPACE.s2};
    border-block-end: 1px solid ${color('line')};
    break-inside: avoid;
    @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr); }
    &:last-child { border-block-end: 0; }
  }
  dt { font-weight: 600; }
  dd ~ dd {
    color: ${color('inkMuted')};
    font-size: ${TYPE.small};
    @media not all and (min-width: ${BREAKPOINT.two}) { grid-column: 1 / -1; }
  }
`;
