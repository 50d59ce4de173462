import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { BREAKPOINT, color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { OwnNumberCall } from '#src/site/help/OwnNumberCall.tsx';
import { VeterinarianCall } from '#src/site/help/VeterinarianCall.tsx';
import { SIGNS_ID } from './openSigns.ts';

export interface BirthWarningProps {
  readonly warning: StandingWarning;
  /** The folded box for the number of the visitor's own veterinarian. */
  readonly ownNumber: ReactNode;
}

/**
 * The signs of trouble at a birth. For most of a pregnancy they are one line that opens; near the birth the page opens them (`openSigns`), and
 * on paper they are open. A number that is kept is never folded. It depends on nothing: no state, no worker, no result.
 */
export function BirthWarning({ warning, ownNumber }: BirthWarningProps) {
  const { title, texts, signs, remarks = [], never, isFarm = false, underWay } = warning;
  return (
    <Strip aria-labelledby="warning-heading" data-warning data-strip>
      <details id={SIGNS_ID}>
        <Line>
          <Phone aria-hidden size={18} />
          <h2 id="warning-heading">{underWay}</h2>
          <span>Signs at which to call a veterinarian now, day or night</span>
          <Show />
        </Line>
        <Signs>
          <div>
            <h3>{title}</h3>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <VeterinarianCall isFarm={isFarm} />
          </div>
          <div>
            {signs?.first !== undefined && <First>{signs.first}</First>}
            <ul>
              {signs?.list.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            {never !== undefined && <b>{never}</b>}
          </div>
        </Signs>
      </details>
      <OwnNumberCall />
      {ownNumber}
    </Strip>
  );
}

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${color('danger')};
  border-inline-start-width: 4px;
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  line-height: 1.4;
  > * { min-width: 0; grid-column: 1 / -1; }
  > * + * { margin-inline: ${SPACE.s4}; margin-block-end: ${SPACE.s1}; }
  /* The panel itself has the number. */
  > details[open] + * { display: none; }
  @media (min-width: ${BREAKPOINT.two}) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    > details:not([open]) { grid-column: 1; }
    > details:last-child:not([open]) { grid-column: 2; margin-block: 0; }
  }
  @media print { border-width: 2px; }
`;

const Line = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${SPACE.s3};
  min-height: 2.625rem;
  padding: ${SPACE.s1} ${SPACE.s4};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  svg { flex: none; color: ${color('danger')}; }
  h2 { color: ${color('danger')}; font: inherit; font-weight: 600; }
  @media not all and (min-width: ${BREAKPOINT.two}) {
    > span { order: 1; flex: 1 0 100%; font-size: ${TYPE.small}; }
  }
`;

/** In words, and by styles alone: it works before any script. */
const Show = styled.b`
  margin-inline-start: auto;
  color: ${color('danger')};
  font-weight: 600;
  &::after { content: 'Show the signs'; }
  details[open] > summary > &::after { content: 'Hide the signs'; }
  @media print { display: none; }
`;

const Signs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3} ${SPACE.s5};
  padding: ${SPACE.s3} ${SPACE.s4} ${SPACE.s4};
  border-top: 1px solid ${color('line')};
  > div { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: ${SPACE.s2}; }
  h3 { color: ${color('danger')}; font-size: ${TYPE.h3}; }
  ul { display: grid; gap: ${SPACE.s1}; padding-inline-start: ${SPACE.s4}; color: ${color('danger')}; font-weight: 600; }
  b { font-weight: 600; }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;

const First = styled.p`
  color: ${color('danger')};
  font-family: ${FONT.display};
  font-size: ${TYPE.h3};
  font-weight: 600;
  line-height: 1.3;
`;
