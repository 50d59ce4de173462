/** Phone numbers to call about a poisoned animal: the visitor's own veterinarian, and the helplines of the visitor's country. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BREAKPOINT, SPACE } from '#src/engine/ui/theme.ts';
import { HELPLINE_COUNTRIES, type Helpline, NO_HELPLINE_LISTED } from '#workers/reference/helplines.ts';
import { CallLink } from './CallLink.tsx';
import { CountryQuestion } from './CountryChoice.tsx';
import { NOT_KNOWN, useCountry, useCountryName } from './country.ts';
import { OpenVeterinarian } from './OpenVeterinarian.tsx';
import { OwnNumberCall } from './OwnNumberCall.tsx';
import { IS_LISTED, OF_SHOWN_COUNTRY } from './shownCountry.ts';
import { type PoisonQuestion, straightToVeterinarian } from './straightToVeterinarian.ts';

interface PoisonCallsProps {
  /** What was swallowed, and by which animal, where that is known: for a few a line itself sends to the veterinarian. */
  readonly about?: PoisonQuestion | undefined;
  /** Directly below the numbers, before the way to an open veterinarian. */
  readonly children?: ReactNode;
}

/**
 * The numbers in one row. The document contains those of all countries. `data-country` on the root selects one country before the first
 * paint and without this page's scripts; where that attribute is missing, because no script runs, all numbers are shown with their
 * countries. Of a country that is not known, those of the United States are shown, with its name, below the question for the country.
 */
export function PoisonCalls({ about, children }: PoisonCallsProps) {
  const country = useCountry();
  const countryName = useCountryName();
  const straight = about && straightToVeterinarian(about, country);
  // No poison line comes to a horse or a cow.
  const isFarm = about?.animal === 'farm';
  const isVeterinarianFirst = isFarm || about?.hasSigns === true || straight !== undefined;
  return (
    <Calls data-call-numbers>
      <CountryQuestion />
      <OwnNumberCall />
      {isVeterinarianFirst && <OpenVeterinarian isFarm={isFarm} />}
      {straight !== undefined && <p>{straight}</p>}
      <Numbers>
        {HELPLINE_COUNTRIES.flatMap(({ code, name: land, lines }) =>
          lines.map((line) => (
            <Line key={`${code} ${line.tel}`} data-of={code}>
              <CallLink tel={line.tel} printed={line.printed}>
                <Terms line={line} land={land} />
              </CallLink>
            </Line>
          )),
        )}
      </Numbers>
      <Unlisted>{NO_HELPLINE_LISTED.replace('{country}', countryName)}</Unlisted>
      {!isVeterinarianFirst && (
        <Beside>
          <OpenVeterinarian />
        </Beside>
      )}
      {children}
    </Calls>
  );
}

/** Who answers, when, and for what fee. */
function Terms({
  line: { name, hours, fee, shortName, shortTerms },
  land,
}: {
  readonly line: Helpline;
  readonly land: string;
}) {
  return (
    <>
      <small>
        <InBrief long={name} short={shortName} />
        <Country>, {land}</Country>
      </small>
      <small>
        <InBrief long={[hours, fee].filter((each) => each !== null).join('; ')} short={shortTerms} />
      </small>
    </>
  );
}

/** Fewer words where two numbers share the row of a phone. */
function InBrief({ long, short }: { readonly long: string; readonly short: string | undefined }) {
  if (short === undefined) return long;
  return (
    <>
      <Long>{long}</Long>
      <Short>{short}</Short>
    </>
  );
}

const Calls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;

const Numbers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${SPACE.s2};
  list-style: none;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
  :root[data-country]:not(${IS_LISTED}, [data-country='${NOT_KNOWN}']) & { display: none; }
`;

const Line = styled.li`
  /* On paper nobody can be asked for the country. */
  :root[data-country]:not([data-country='${NOT_KNOWN}']) & { display: none; }
  @media screen { :root[data-country='${NOT_KNOWN}'] &:not([data-of='US']) { display: none; } }
  ${OF_SHOWN_COUNTRY} { display: block; }
`;

/** Said of a country that is known. */
const Unlisted = styled.p`
  :root:not([data-country]) &, :root:is(${IS_LISTED}, [data-country='${NOT_KNOWN}']) & { display: none; }
`;

/** Beside numbers a line of text; where no number is listed, a button. */
const Beside = styled.div`
  :root:not([data-country]) &, :root:is(${IS_LISTED}, [data-country='${NOT_KNOWN}']) & {
    /* After what is drawn below the numbers. */
    order: 1;
    > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${SPACE.s3}; }
    a { gap: ${SPACE.s2}; min-height: 1.75rem; padding: 0; border: 0; background: none; text-decoration: underline; }
    svg { width: 18px; height: 18px; }
    small { padding: 0; }
  }
`;

const Country = styled.span`
  :root[data-country]:not([data-country='${NOT_KNOWN}']) & { display: none; }
`;

const Long = styled.span`
  @media not all and (min-width: ${BREAKPOINT.two}) { display: none; }
`;

const Short = styled.span`
  @media (min-width: ${BREAKPOINT.two}) { display: none; }
`;
