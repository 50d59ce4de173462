import styled from 'styled-components';
import type { AcceptedValue, Figure, Tone } from '#src/engine/kit/presentation.ts';
import { BREAKPOINT, color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { FigureValue } from './FigureValue.tsx';
import { shownText } from './shownText.ts';

/** The most prominent figure on the page, or two of the same size: one by each method, and which one to use. */
export function Headline({ figure, accepted }: HeadlineProps) {
  return (
    <Box $tone={figure.tone}>
      <Label>{shownText(figure.label)}</Label>
      {accepted === undefined ? (
        <LargeFigure figure={figure} />
      ) : (
        <>
          <Pair>
            <div>
              <Method>{shownText(accepted.insteadOf)}</Method>
              <LargeFigure figure={figure} />
            </div>
            <div>
              <Method>
                {shownText(accepted.method)} <Tag>Best estimate</Tag>
              </Method>
              <LargeFigure figure={accepted.figure} />
            </div>
          </Pair>
          <p>{shownText(accepted.advice)}</p>
        </>
      )}
    </Box>
  );
}

function LargeFigure({ figure }: { readonly figure: Figure }) {
  return (
    <>
      <Loud $isLong={figure.text.length > LONG_TEXT}>
        <FigureValue figure={figure} large />
      </Loud>
      {figure.note !== undefined && <Note>{shownText(figure.note)}</Note>}
    </>
  );
}

interface HeadlineProps {
  readonly figure: Figure;
  readonly accepted: AcceptedValue | undefined;
}

const Box = styled.div<{ readonly $tone: Tone | undefined }>`
  padding: ${SPACE.s3} ${SPACE.s4};
  border-radius: ${RADIUS.card};
  border: 1px solid ${({ $tone }) => color($tone ?? 'accent')};
  background: ${({ $tone }) => color(`${$tone ?? 'accent'}Tint`)};
  @media print { break-inside: avoid; }
`;

const Label = styled.p`
  font-weight: 600;
`;

/** A long date or name fits on one line in a smaller size. */
const LONG_TEXT = 16;

const Loud = styled.p<{ readonly $isLong: boolean }>`
  margin-block: ${SPACE.s1};
  font-size: ${({ $isLong }) => ($isLong ? TYPE.h2 : TYPE.figure)};
  font-family: ${FONT.display};
  font-weight: 600;
  line-height: 1.15;
`;

const Note = styled.p`
  font-size: ${TYPE.small};
`;

/** Side by side with a hairline between; below each other on a phone. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  gap: ${SPACE.s3} ${SPACE.s5};
  margin-block: ${SPACE.s2};
  > div { min-width: 0; }
  @media (min-width: ${BREAKPOINT.two}) {
    > div + div { padding-inline-start: ${SPACE.s5}; border-inline-start: 1px solid ${color('control')}; }
  }
`;

const Method = styled.p`
  min-height: 1.75rem;
  font-size: ${TYPE.small};
  line-height: 1.75rem;
`;

const Tag = styled.span`
  display: inline-block;
  padding-inline: ${SPACE.s3};
  border-radius: ${RADIUS.pill};
  background: ${color('accent')};
  color: ${color('accentInk')};
  font-weight: 600;
  white-space: nowrap;
  @media print { padding: 0; background: none; color: ${color('accent')}; }
`;
