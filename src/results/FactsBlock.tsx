import { useId } from 'react';
import styled from 'styled-components';
import { isIsoDate } from '#src/kit/isoDate.ts';
import type { FactsBlock as Facts } from '#src/kit/presentation.ts';
import { color, SPACE, TYPE } from '#src/ui/theme.ts';
import { Block, BlockTitle, FigureNote } from './Block.ts';
import { FigureValue } from './FigureValue.tsx';
import { shownText } from './shownText.ts';

/** Figures with their names, as a definition list. */
export function FactsBlock({ block: { title, figures } }: { readonly block: Facts }) {
  const id = useId();
  return (
    <Block>
      {title !== undefined && <BlockTitle id={id}>{shownText(title)}</BlockTitle>}
      <List
        aria-labelledby={title === undefined ? undefined : id}
        $width={figures.some(({ value }) => isIsoDate(value)) ? DATE_WIDTH : FIGURE_WIDTH}
      >
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

const FIGURE_WIDTH = '11rem';
/** A long date on one line. */
const DATE_WIDTH = '14.5rem';

const List = styled.dl<{ readonly $width: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $width }) => $width}), 1fr));
  gap: ${SPACE.s3} ${SPACE.s5};
  > div { border-block-start: 1px solid ${color('line')}; padding-block-start: ${SPACE.s2}; break-inside: avoid; }
  dt { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
  dd { font-size: ${TYPE.lead}; font-weight: 600; line-height: 1.35; }
`;
