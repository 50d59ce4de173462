import { useId } from 'react';
import styled from 'styled-components';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { FactsBlock as Facts, Figure } from '#src/engine/kit/presentation.ts';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { BLEED, Block, BlockTitle, FigureNote } from './Block.ts';
import { FigureValue } from './FigureValue.tsx';
import { shownText } from './shownText.ts';

/** Figures with their names, as a definition list. */
export function FactsBlock({ block: { title, figures } }: { readonly block: Facts }) {
  const id = useId();
  return (
    <Block>
      {title !== undefined && <BlockTitle id={id}>{shownText(title)}</BlockTitle>}
      <List aria-labelledby={title === undefined ? undefined : id} {...gridOf(figures)}>
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

/** A long date on one line. */
const DATE_WIDTH = '14.5rem';
/** A phone has two in a row. */
const FIGURE_WIDTH = 'min(11rem, 49.5%)';
const LONGEST_IN_HALF = 16;
/** Letters that a power of ten adds: ' × 10' is drawn in place of 'e'. */
const OF_POWER = 4;

/** At most four in a row, so that rows are equally long where they can be: of five or six three, of four long ones two. */
function gridOf(figures: readonly Figure[]): { readonly $width: string; readonly $columns: number } {
  const { length } = figures;
  const isLong = figures.some(
    ({ value, text, unit = '' }) =>
      isIsoDate(value) ||
      text.length + (typeof value === 'number' && text.includes('e') ? OF_POWER : 0) + unit.length > LONGEST_IN_HALF,
  );
  const inThrees = length === 5 || length === 6 || length === 9;
  const inTwos = isLong && length === 4;
  return { $width: isLong ? DATE_WIDTH : FIGURE_WIDTH, $columns: inThrees ? 3 : inTwos ? 2 : Math.min(4, length) };
}

/** Cells with a hairline between: those of the first column and of the last row hide theirs beyond the edge. */
const List = styled.dl<{ readonly $width: string; readonly $columns: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${({ $width }) => $width}, 99.5% / ${({ $columns }) => $columns})), 1fr));
  margin-inline: calc(-1 * ${BLEED});
  border-block: 1px solid ${color('line')};
  overflow: hidden;
  > div {
    margin: 0 0 -1px -1px;
    padding: ${SPACE.s3} max(${BLEED}, ${SPACE.s3});
    border: solid ${color('line')};
    border-width: 0 0 1px 1px;
    break-inside: avoid;
  }
  dt { color: ${color('inkMuted')}; font-size: ${TYPE.small}; line-height: 1.25rem; }
  dd { font-size: ${TYPE.lead}; font-weight: 600; line-height: 1.5rem; }
  && :is(dd *, dt) { overflow-wrap: anywhere; }
`;
