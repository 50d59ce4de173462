import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { BREAKPOINT, color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VeterinarianCall } from '#src/site/help/VeterinarianCall.tsx';

export interface SafetyWarningProps {
  readonly warning: StandingWarning;
  /** The numbers to call where `warning.call` is 'poison': pages about birth do not load them. */
  readonly helplines: ReactNode;
  /** The folded box for the number of the visitor's own veterinarian. */
  readonly ownNumber: ReactNode;
  /** Shows the link to the guide to pet emergencies; false on the guide itself. */
  readonly leadsToList?: boolean;
}

/** The warning above the form. It is always visible and depends on nothing: no state, no worker, no result. */
export function SafetyWarning({ warning, helplines, ownNumber, leadsToList = true }: SafetyWarningProps) {
  const { tone, title, texts, signs, remarks = [], never, call, isFarm = false, elsewhere } = warning;
  // Only one sentence precedes the phone numbers, so that they are in the first viewport of a small phone.
  const [first, ...others] = texts;
  return (
    <Standing aria-labelledby="warning-heading" $tone={tone} data-warning>
      <Say $tone={tone}>
        <h2 id="warning-heading">{title}</h2>
        <p>{first}</p>
      </Say>
      <Numbers>
        {call === 'poison' ? helplines : <VeterinarianCall isFarm={isFarm} />}
        {ownNumber}
      </Numbers>
      {others.length > 0 && (
        <Others>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Others>
      )}
      {signs !== undefined && (
        <Signs>
          {signs.first !== undefined && <First>{signs.first}</First>}
          <ul>
            {signs.list.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </Signs>
      )}
      {never !== undefined && <Never>{never}</Never>}
      {call === 'poison' && leadsToList && (
        <Elsewhere data-print="no">
          <Link to={petEmergencyPath(elsewhere?.entry)}>
            {elsewhere?.label ?? 'Something else was swallowed? See the list'}
          </Link>
        </Elsewhere>
      )}
    </Standing>
  );
}

type Toned = { readonly $tone: StandingWarning['tone'] };

const Standing = styled.section<Toned>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  overflow: hidden;
  border: 2px solid ${({ $tone }) => color($tone)};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  line-height: 1.45;
  @media not all and (min-width: ${BREAKPOINT.two}) { font-size: ${TYPE.small}; }
  /* Beside a form it has one column. */
  :not([data-state]) > & { @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); } }
`;

const Say = styled.div<Toned>`
  display: grid;
  align-content: start;
  gap: ${SPACE.s1};
  padding: ${SPACE.s3} ${SPACE.s4};
  background: ${({ $tone }) => color(`${$tone}Tint`)};
  color: ${({ $tone }) => color($tone)};
  h2 { font-size: ${TYPE.lead}; }
  p { color: ${color('ink')}; }
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${SPACE.s2};
  padding: ${SPACE.s3} ${SPACE.s4};
`;

const Others = styled.div`
  display: grid;
  gap: ${SPACE.s2};
  grid-column: 1 / -1;
  padding: ${SPACE.s3} ${SPACE.s4};
  border-top: 1px solid ${color('line')};
`;

const Signs = styled(Others)`
  ul { display: grid; gap: ${SPACE.s1}; padding-inline-start: ${SPACE.s4}; color: ${color('danger')}; font-weight: 600; }
`;

const First = styled.p`
  color: ${color('danger')};
  font-family: ${FONT.display};
  font-size: ${TYPE.h3};
  font-weight: 600;
  line-height: 1.3;
`;

const Never = styled.p`
  grid-column: 1 / -1;
  padding: ${SPACE.s2} ${SPACE.s4};
  border-top: 1px solid ${color('line')};
  font-weight: 600;
`;

const Elsewhere = styled.p`
  grid-column: 1 / -1;
  padding: ${SPACE.s2} ${SPACE.s4};
  border-top: 1px solid ${color('line')};
  a { display: inline-flex; align-items: center; min-height: 1.75rem; }
`;
