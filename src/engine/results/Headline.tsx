import Check from 'lucide-react/icons/check';
import styled, { css } from 'styled-components';
import type { AcceptedValue, Figure, Tone } from '#src/engine/kit/presentation.ts';
import { BREAKPOINT, color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { BLEED } from './Block.ts';
import { FigureValue } from './FigureValue.tsx';
import { shownText } from './shownText.ts';

/** The most prominent figure on the page, or two of the same size: one by each method, and which one to use. */
export function Headline({ figure, accepted }: HeadlineProps) {
  return (
    <Box $tone={figure.tone} data-headline>
      <Label>{shownText(figure.label)}</Label>
      {accepted === undefined ? (
        <LargeFigure figure={figure} />
      ) : (
        <>
          <Pair>
            <div>
              <Method>{shownText(accepted.insteadOf)}</Method>
              <LargeFigure figure={figure} isOfTwo />
            </div>
            <div>
              <Method>
                {shownText(accepted.method)}{' '}
                <Tag>
                  <Check aria-hidden size={16} /> Best estimate
                </Tag>
              </Method>
              <LargeFigure figure={accepted.figure} isOfTwo />
            </div>
          </Pair>
          <p>{shownText(accepted.advice)}</p>
        </>
      )}
    </Box>
  );
}

function LargeFigure({ figure, isOfTwo = false }: { readonly figure: Figure; readonly isOfTwo?: boolean }) {
  return (
    <div>
      <Loud $size={sizeOf(figure.text, isOfTwo)}>
        <FigureValue figure={figure} large />
      </Loud>
      {figure.note !== undefined && <Note>{shownText(figure.note)}</Note>}
    </div>
  );
}

interface HeadlineProps {
  readonly figure: Figure;
  readonly accepted: AcceptedValue | undefined;
}

/** As wide as its card. A tone fills it; else it fades to graph paper on the right, where no sentence is. */
const Box = styled.div<{ readonly $tone: Tone | undefined }>`
  position: relative;
  isolation: isolate;
  margin-inline: calc(-1 * ${BLEED});
  padding: ${SPACE.s3} max(${BLEED}, ${SPACE.s3}) ${({ $tone }) => ($tone === undefined ? 0 : SPACE.s3)};
  /* As the first of a card it begins at its edge. */
  [data-band]:first-child > & { margin-block-start: calc(-1 * var(--bleed-top, 0px)); }
  ${({ $tone }) =>
    $tone === undefined
      ? GRAPH_PAPER
      : css`
          border-block: 1px solid ${color($tone)};
          background: ${color(`${$tone}Tint`)};
        `}
  @media print { break-inside: avoid; }
`;

const GRAPH_PAPER = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(${color('line')} 1px, transparent 1px) 0 0 / 24px 24px,
      linear-gradient(90deg, ${color('line')} 1px, transparent 1px) 0 0 / 24px 24px;
    mask:
      linear-gradient(90deg, transparent 46%, currentColor),
      linear-gradient(currentColor, transparent 82%);
    mask-composite: intersect;
    @media print, (forced-colors: active) { display: none; }
  }
`;

/** On a wide screen the actions are at its right end. */
const Label = styled.p`
  color: ${color('inkMuted')};
  font-weight: 600;
  @media screen and (min-width: ${BREAKPOINT.two}) {
    [data-band] & { min-height: 2.25rem; padding-block: 0.25rem; padding-inline-end: 18rem; }
  }
`;

/** A date or words fit on one line in a smaller size. */
const LONG_TEXT = 16;
const LONGER_TEXT = 32;

function sizeOf({ length }: string, isOfTwo: boolean): string {
  if (length > (isOfTwo ? LONG_TEXT : LONGER_TEXT)) return TYPE.h2;
  if (length > LONG_TEXT) return TYPE.words;
  return isOfTwo ? TYPE.pair : TYPE.figure;
}

const Loud = styled.p<{ readonly $size: string }>`
  font-size: ${({ $size }) => $size};
  font-family: ${FONT.display};
  font-weight: 600;
  line-height: 1.1;
  /* With a visitor's own text spacing a word or a number may be wider than a narrow window. */
  && * { overflow-wrap: anywhere; white-space: normal; }
`;

const Note = styled.p`
  margin-block-start: ${SPACE.s1};
  font-size: ${TYPE.small};
`;

/** One frame around both. Their names share a line, and so do their figures; the one to report is tinted and has a frame of its own. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: auto auto;
  margin-block: ${SPACE.s2};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    min-width: 0;
    padding: ${SPACE.s2};
    @media (min-width: ${BREAKPOINT.two}) { padding-inline: ${SPACE.s3}; }
  }
  > div + div {
    margin: -1px;
    border: 2px solid ${color('accent')};
    border-radius: ${RADIUS.control};
    background: ${color('accentTint')};
    @media (forced-colors: active) { border-color: Highlight; }
  }
`;

const Method = styled.p`
  font-size: ${TYPE.small};
  font-weight: 600;
`;

const Tag = styled.span`
  color: ${color('accent')};
  white-space: nowrap;
  svg { vertical-align: -0.15em; }
`;
