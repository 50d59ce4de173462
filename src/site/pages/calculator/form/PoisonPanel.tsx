import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { CountryChoice } from '#src/site/help/CountryChoice.tsx';
import { NOT_KNOWN } from '#src/site/help/country.ts';
import { PoisonCalls } from '#src/site/help/PoisonCalls.tsx';
import type { PoisonQuestion } from '#src/site/help/straightToVeterinarian.ts';

export interface PoisonPanelProps {
  readonly warning: StandingWarning;
  /** What the panel begins with once there is a result. Absent: the title of the warning. */
  readonly head?: ReactNode;
  /** Directly below the numbers to call. */
  readonly figures?: ReactNode;
  /** What follows the texts of the warning. */
  readonly children?: ReactNode;
  /** The folded box for the number of the visitor's own veterinarian. */
  readonly ownNumber: ReactNode;
  readonly about?: PoisonQuestion | undefined;
  /** Shows the link to the guide to pet emergencies; false on the guide itself. */
  readonly leadsToList?: boolean;
}

/**
 * The warning of a page on poisoning or medicine, with the numbers to call. It is always visible and depends on nothing: no state, no worker,
 * no result. A result on poisoning is drawn as a second one, with the urgency at its head and the figures below the numbers; as long as
 * that one is on the page, the first one is hidden, by styles alone.
 */
export function PoisonPanel({
  warning,
  head,
  figures,
  children,
  ownNumber,
  about,
  leadsToList = true,
}: PoisonPanelProps) {
  const { tone, title, local, texts, never, elsewhere } = warning;
  const [first = ''] = never?.split(/(?=,)/) ?? [];
  return (
    <Panel as={head === undefined ? 'section' : 'div'} $tone={tone} data-warning>
      <Head $tone={tone}>{head ?? <h2 id="warning-heading">{title}</h2>}</Head>
      {local !== undefined && <Local $countries={local.countries}>{local.text}</Local>}
      <Part>
        <PoisonCalls about={about}>{figures}</PoisonCalls>
      </Part>
      <Part>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Small>
          <CountryChoice />
          {ownNumber}
        </Small>
      </Part>
      {never !== undefined && (
        <Never>
          <p>
            <b>{first}</b>
            {never.slice(first.length)}
          </p>
        </Never>
      )}
      {children !== undefined && <Part>{children}</Part>}
      {leadsToList && (
        <Elsewhere data-print="no">
          <Link to={petEmergencyPath(elsewhere?.entry)}>
            {elsewhere?.label ?? 'Something else was swallowed? See the list'}
          </Link>
        </Elsewhere>
      )}
    </Panel>
  );
}

type Toned = { readonly $tone: StandingWarning['tone'] };

const Panel = styled.section<Toned>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  overflow: clip;
  border: 2px solid ${({ $tone }) => color($tone)};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  line-height: 1.45;
  @media not all and (min-width: ${BREAKPOINT.two}) { font-size: ${TYPE.small}; line-height: 1.35; }
  &:has(~ * [data-warning]) { display: none; }
  /* As far as its lines are inset. */
  --bleed: ${SPACE.s3};
  @media (min-width: ${BREAKPOINT.two}) { --bleed: ${SPACE.s5}; }
`;

const Head = styled.div<Toned>`
  padding: ${SPACE.s2} ${SPACE.s4};
  background: ${({ $tone }) => color(`${$tone}Tint`)};
  color: ${({ $tone }) => color($tone)};
  h2 { font-size: ${TYPE.h3}; }
  @media (min-width: ${BREAKPOINT.two}) { padding: ${SPACE.s3} ${SPACE.s5}; }
  @media print { background: none; }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  padding: ${SPACE.s2} ${SPACE.s3};
  & + & { border-top: 1px solid ${color('line')}; }
  @media (min-width: ${BREAKPOINT.two}) { padding: ${SPACE.s3} ${SPACE.s5}; }
`;

/** Hidden where another country is known. */
const Local = styled.p<{ readonly $countries: readonly string[] }>`
  padding: ${SPACE.s2} ${SPACE.s3};
  border-top: 1px solid ${color('line')};
  font-weight: 600;
  @media (min-width: ${BREAKPOINT.two}) { padding-inline: ${SPACE.s5}; }
  ${({ $countries }) => `:root[data-country]:not(${[...$countries, NOT_KNOWN].map((code) => `[data-country='${code}']`).join(', ')}) &`} { display: none; }
`;

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${SPACE.s5};
  font-size: ${TYPE.small};
  > details[open] { flex: 1 0 100%; }
  @media not all and (min-width: ${BREAKPOINT.two}) { column-gap: ${SPACE.s3}; }
`;

const Never = styled.div`
  padding: ${SPACE.s2} ${SPACE.s3};
  border-block: 1px solid ${color('line')};
  background: ${color('cautionTint')};
  color: ${color('caution')};
  b { font-weight: 600; }
  @media (min-width: ${BREAKPOINT.two}) { padding-inline: ${SPACE.s5}; }
  @media print { background: none; }
`;

const Elsewhere = styled.p`
  padding: ${SPACE.s1} ${SPACE.s3};
  a { display: inline-flex; align-items: center; min-height: 1.75rem; }
  @media (min-width: ${BREAKPOINT.two}) { padding: ${SPACE.s2} ${SPACE.s5}; }
`;
