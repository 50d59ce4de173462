import styled from 'styled-components';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';
import { chooseCountry, ELSEWHERE, NOT_KNOWN, useCountry } from './country.ts';

/** The menu of countries whose helplines can be shown. */
export function CountryMenu() {
  const country = useCountry();
  return (
    <Label>
      Country for helplines
      <select name="helpline-country" value={country} onChange={({ target }) => chooseCountry(target.value)}>
        {country === '' && <option value="">…</option>}
        {country === NOT_KNOWN && <option value={NOT_KNOWN}>Choose your country</option>}
        {HELPLINE_COUNTRIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={ELSEWHERE}>Another country</option>
      </select>
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.s2};
  color: ${color('ink')};
  font-size: ${TYPE.small};
  font-weight: 600;
  select {
    flex: 0 1 auto;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0 ${SPACE.s2};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
    color: ${color('ink')};
  }
  @media print { display: none; }
`;
