import { useId } from 'react';
import styled from 'styled-components';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { FactsBlock as Facts, Figure } from '#src/engine/kit/presentation.ts';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Block, BlockTitle, FigureNote } from './Block.ts';
import { FigureValue } from './FigureValue.tsx';
import { shownText } from './shownText.ts';

/** Figures with their names, as a definition list. */
export function FactsBlock({ block: { title, figures } }: { readonly block: Facts }) {
  const id = useId();
  return (
    <Block>
      {title !== undefined && <BlockTitle id={id}>{shownText(title)}</BlockTitle>}
      <List aria-labelledby={title === undefined ? undefined : id} $width={widthOf(figures)}>
        {figures.map((figure) => (
          <div key={figure.field}>
            <dt>{shownText(figure.label)}</dt>
            <dd>
              <FigureValue figure={figure} />
              {figure.note !== undefined && <FigureNote>{shownText(figure.note)}</FigureNote>}
            </dd>
          </div>
        ))}
      </List>
    </Block>
  );
}

/** Two such figures share the line of a phone. */
const SHORT = { characters: 12, width: '8.5rem' };
const FIGURE_WIDTH = '11rem';
/** A long date on one line. */
const DATE_WIDTH = '14.5rem';

function widthOf(figures: readonly Figure[]): string {
  if (figures.some(({ value }) => isIsoDate(value))) return DATE_WIDTH;
  const longest = Math.max(...figures.map(({ text, unit = '' }) => text.length + unit.length));
  return longest <= SHORT.characters ? SHORT.width : FIGURE_WIDTH;
}

const List = styled.dl<{ readonly $width: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $width }) => $width}), 1fr));
  gap: ${SPACE.s2} ${SPACE.s4};
  > div { border-block-start: 1px solid ${color('line')}; padding-block-start: ${SPACE.s1}; break-inside: avoid; }
  dt { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
  dd { font-size: ${TYPE.lead}; font-weight: 600; line-height: 1.35; }
`;
