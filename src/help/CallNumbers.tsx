/** Phone numbers to call: buttons that dial, for the visitor's country and for the visitor's own veterinarian. */
import { Phone } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { StandingWarning } from '#src/kit/defineCalculator.ts';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { CALL_YOUR_VETERINARIAN, HELPLINE_COUNTRIES, NO_HELPLINE_LISTED } from '#workers/reference/helplines.ts';
import { dialed, useOwnNumber } from './ownVeterinarian.ts';

interface CallNumbersProps {
  /** 'veterinarian': poison helplines do not help with a birth. */
  readonly call: StandingWarning['call'];
}

/**
 * The document contains the numbers of all countries. `data-country` on the root selects one country before the first
 * paint and without this page's scripts; if even that attribute is missing, all numbers are shown with their countries.
 */
export function CallNumbers({ call }: CallNumbersProps) {
  return (
    <Calls data-call-numbers>
      <Own>
        <OwnNumber />
      </Own>
      {call === 'poison' && (
        <Numbers>
          {HELPLINE_COUNTRIES.flatMap(({ code, name: country, lines }) =>
            lines.map(({ name, printed, tel, hours, fee }) => (
              <Line key={`${code} ${tel}`} data-of={code}>
                <CallLink href={`tel:${tel}`}>
                  <Phone aria-hidden size={24} />
                  <span>
                    <Digits>{printed}</Digits>
                    <small>
                      Call {name}
                      <Country>, {country}</Country>
                    </small>
                    <small>{[hours, fee].filter((each) => each !== null).join('; ')}</small>
                  </span>
                </CallLink>
              </Line>
            )),
          )}
        </Numbers>
      )}
      <p>{CALL_YOUR_VETERINARIAN}</p>
      {call === 'poison' && <Unlisted>{NO_HELPLINE_LISTED}</Unlisted>}
    </Calls>
  );
}

function OwnNumber() {
  const number = useOwnNumber();
  if (number === '') return null;
  return (
    <CallLink href={`tel:${dialed(number)}`}>
      <Phone aria-hidden size={24} />
      <span>
        <Digits>{number}</Digits>
        <small>Call my veterinarian</small>
      </span>
    </CallLink>
  );
}

const shownIn = HELPLINE_COUNTRIES.map(({ code }) => `:root[data-country='${code}'] &[data-of='${code}']`).join(', ');
const isListed = HELPLINE_COUNTRIES.map(({ code }) => `[data-country='${code}']`).join(', ');

const Calls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;

const buttonHeight = '4rem';

/** Reserves the space of the button, which is known only after hydration. */
const Own = styled.div`
  &:empty { display: none; }
  :root[data-veterinarian] & { display: block; min-height: ${buttonHeight}; }
`;

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

const Unlisted = styled.p`
  ${HELPLINE_COUNTRIES.map(({ code }) => css`:root[data-country='${code}'] & { display: none; }`)}
`;

const Country = styled.span`
  :root[data-country] & { display: none; }
`;

const CallLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  height: 100%;
  min-height: ${buttonHeight};
  padding: ${SPACE.s2} ${SPACE.s4};
  border: 1px solid ${color('danger')};
  border-radius: ${RADIUS.control};
  background: ${color('emergencyFill')};
  color: ${color('emergencyInk')};
  text-decoration: none;
  line-height: 1.3;
  /* Beside the number, not in the middle: it would move when the words below arrive late. */
  svg { flex: none; align-self: start; }
  small { display: block; font-size: 0.8125rem; line-height: 1.3; }
  small:empty { display: none; }
  &:hover { color: ${color('emergencyInk')}; text-decoration: underline; }
  @media print { background: none; color: ${color('ink')}; border-color: ${color('ink')}; min-height: 0; }
`;

const Digits = styled.b`
  display: block;
  font-size: ${TYPE.h3};
  font-variant-numeric: tabular-nums;
`;
