/** Which country's numbers are shown, and the way to another one. */
import { useId, useState } from 'react';
import styled from 'styled-components';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { BREAKPOINT, color, SPACE } from '#src/engine/ui/theme.ts';
import { HELPLINE_COUNTRIES, UNTIL_COUNTRY_IS_KNOWN } from '#workers/reference/helplines.ts';
import { chooseCountry, ELSEWHERE, NOT_KNOWN, useCountry } from './country.ts';
import { IS_LISTED, OF_SHOWN_COUNTRY } from './shownCountry.ts';

/** Below the numbers: the country that they are for, and on request the buttons of all countries. */
export function CountryChoice() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Choice data-print="no">
      <span>
        <For>
          <Long>Numbers for </Long>
          {HELPLINE_COUNTRIES.map(({ code, name }) => (
            <Name key={code} data-of={code}>
              {name}
            </Name>
          ))}
        </For>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change<Long> country</Long>
        </button>
      </span>
      {isOpen && <CountryButtons onChosen={() => setOpen(false)} />}
    </Choice>
  );
}

/** Above the numbers as long as neither the visitor nor the browser has named a country. */
export function CountryQuestion() {
  return (
    <Question data-print="no">
      <CountryButtons />
      <p>{UNTIL_COUNTRY_IS_KNOWN}</p>
    </Question>
  );
}

/** Each of the countries with a line for animals, and any other. */
function CountryButtons({ onChosen }: { readonly onChosen?: () => void }) {
  const country = useCountry();
  const id = useId();
  const choose = (code: string) => () => {
    chooseCountry(code);
    onChosen?.();
  };
  return (
    <Group role="group" aria-labelledby={id}>
      <p id={id}>Which country are you in?</p>
      {[...HELPLINE_COUNTRIES, { code: ELSEWHERE, name: 'Another country' }].map(({ code, name }) => (
        <SmallButton key={code} type="button" aria-pressed={country === code} onClick={choose(code)}>
          {name}
        </SmallButton>
      ))}
    </Group>
  );
}

const Choice = styled.div`
  display: contents;
  > span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0 ${SPACE.s2}; }
  > span > button {
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color('accent')};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  /* Without a script nothing can be changed, and all numbers are there; with an unknown country the question is above them. */
  :root:not([data-country]) &, :root[data-country='${NOT_KNOWN}'] & { display: none; }
  @media print { display: none; }
`;

const For = styled.span`
  :root:not(${IS_LISTED}) & { display: none; }
`;

const Name = styled.b`
  display: none;
  font-weight: 600;
  ${OF_SHOWN_COUNTRY} { display: inline; }
`;

/** Left out on a phone. */
const Long = styled.span`
  @media not all and (min-width: ${BREAKPOINT.two}) { display: none; }
`;

const Question = styled.div`
  display: none;
  @media screen { :root[data-country='${NOT_KNOWN}'] & { display: grid; gap: ${SPACE.s1}; } }
`;

const Group = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${SPACE.s1};
  > p { flex: 1 0 100%; color: ${color('ink')}; font-weight: 600; }
  > button { min-height: 2.75rem; padding-inline: ${SPACE.s2}; }
  > [aria-pressed='true'] { border-color: ${color('accent')}; color: ${color('accent')}; }
`;
