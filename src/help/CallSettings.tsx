/** Settings for the phone numbers: the country, and the visitor's own veterinarian. */
import { useId, useState } from 'react';
import styled from 'styled-components';
import { SmallButton } from '#src/ui/Button.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';
import { chooseCountry, ELSEWHERE, useCountry } from './country.ts';
import { forgetOwnNumber, keepOwnNumber, useOwnNumber } from './ownVeterinarian.ts';

/** The menu of countries. */
export function CountryMenu() {
  const country = useCountry();
  return (
    <Label>
      Country for helplines
      <select name="helpline-country" value={country} onChange={({ target }) => chooseCountry(target.value)}>
        {country === '' && <option value="">…</option>}
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

const NOT_A_NUMBER = 'That is no telephone number: use digits, spaces and a + at the start.';

/** The collapsed box for the number of the visitor's own veterinarian. */
export function OwnNumberBox() {
  const kept = useOwnNumber();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState('');
  const id = useId();

  function save(): void {
    const isKept = keepOwnNumber(typed);
    setComplaint(isKept ? '' : NOT_A_NUMBER);
    if (isKept) setTyped('');
  }

  return (
    <Folded>
      <summary>My veterinarian's telephone</summary>
      <div>
        <label htmlFor={id}>Number, kept on this device only</label>
        <Row>
          <input
            id={id}
            type="tel"
            name="veterinarian"
            maxLength={30}
            value={typed}
            placeholder={kept}
            aria-invalid={complaint !== '' || undefined}
            aria-describedby={complaint === '' ? undefined : `${id}-complaint`}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) save();
            }}
          />
          <SmallButton type="button" onClick={save}>
            Save
          </SmallButton>
          {kept !== '' && (
            <SmallButton type="button" onClick={forgetOwnNumber}>
              Forget
            </SmallButton>
          )}
        </Row>
        {complaint !== '' && (
          <p role="alert" id={`${id}-complaint`}>
            {complaint}
          </p>
        )}
      </div>
    </Folded>
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

const Folded = styled.details`
  color: ${color('ink')};
  font-size: ${TYPE.small};
  summary { min-height: 1.75rem; cursor: pointer; font-weight: 600; }
  > div { display: grid; gap: ${SPACE.s1}; padding-top: ${SPACE.s1}; }
  @media print { display: none; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  input {
    min-height: 2.75rem;
    min-width: 0;
    flex: 1 1 12rem;
    padding: 0 ${SPACE.s3};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
    color: ${color('ink')};
  }
  button { min-height: 2.75rem; }
`;
