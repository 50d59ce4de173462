/** Phone numbers to call about a poisoned animal: the helplines of the visitor's country, and the visitor's own veterinarian. */
import styled, { css } from 'styled-components';
import { BREAKPOINT, SPACE } from '#src/engine/ui/theme.ts';
import { COUNTRY_UNKNOWN, HELPLINE_COUNTRIES, NO_HELPLINE_LISTED } from '#workers/reference/helplines.ts';
import { CallLink } from './CallLink.tsx';
import { useCountry, useCountryName } from './country.ts';
import { type PoisonQuestion, straightToVeterinarian } from './straightToVeterinarian.ts';
import { VeterinarianCall } from './VeterinarianCall.tsx';

interface PoisonCallsProps {
  /** What was swallowed, and by which animal, where that is known: for a few a line itself sends to the veterinarian. */
  readonly about?: PoisonQuestion | undefined;
}

/**
 * The document contains the numbers of all countries. `data-country` on the root selects one country before the first
 * paint and without this page's scripts; where that attribute is missing, because the country is not known or no script runs, all
 * numbers are shown with their countries.
 */
export function PoisonCalls({ about }: PoisonCallsProps) {
  const country = useCountry();
  const countryName = useCountryName();
  const helplines = (
    <>
      <Unknown>{COUNTRY_UNKNOWN}</Unknown>
      <Numbers>
        {HELPLINE_COUNTRIES.flatMap(({ code, name: land, lines }) =>
          lines.map(({ name, printed, tel, hours, fee }) => (
            <Line key={`${code} ${tel}`} data-of={code}>
              <CallLink tel={tel} printed={printed}>
                <small>
                  Call {name}
                  <Country>, {land}</Country>
                </small>
                <small>{[hours, fee].filter((each) => each !== null).join('; ')}</small>
              </CallLink>
            </Line>
          )),
        )}
      </Numbers>
    </>
  );
  return (
    <VeterinarianCall numbers={helplines} straight={about && straightToVeterinarian(about, country)}>
      <Unlisted>{NO_HELPLINE_LISTED.replace('{country}', countryName)}</Unlisted>
    </VeterinarianCall>
  );
}

const shownIn = HELPLINE_COUNTRIES.map(({ code }) => `:root[data-country='${code}'] &[data-of='${code}']`).join(', ');
const isListed = HELPLINE_COUNTRIES.map(({ code }) => `[data-country='${code}']`).join(', ');

const Numbers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  list-style: none;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
  :root[data-country]:not(${isListed}) & { display: none; }
`;

const Line = styled.li`
  :root[data-country] & { display: none; }
  ${shownIn} { display: block; }
`;

const Unknown = styled.p`
  :root[data-country] & { display: none; }
`;

/** Said of a country that is known. */
const Unlisted = styled.p`
  :root:not([data-country]) & { display: none; }
  ${HELPLINE_COUNTRIES.map(({ code }) => css`:root[data-country='${code}'] & { display: none; }`)}
`;

const Country = styled.span`
  :root[data-country] & { display: none; }
`;
