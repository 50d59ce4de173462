import { useId, useState } from 'react';
import styled from 'styled-components';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { isNumber, OWN_NUMBER_KEY, ownNumberChanged, useOwnNumber } from './ownVeterinarian.ts';

const NOT_A_NUMBER = 'That is no telephone number: use digits, spaces and a + at the start.';

/** The collapsed box for the number of the visitor's own veterinarian. */
export function OwnNumberBox() {
  const kept = useOwnNumber();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState('');
  const id = useId();

  function save(): void {
    // Leaving the box for 'Save' has already kept the number.
    if (typed.trim() === '' && kept !== '') return;
    const isKept = keepOwnNumber(typed);
    setComplaint(isKept ? '' : NOT_A_NUMBER);
    if (isKept) setTyped('');
  }

  return (
    <Folded>
      <summary>
        My veterinarian<Long>'s telephone</Long>
      </summary>
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
            onBlur={() => typed.trim() !== '' && save()}
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

const Folded = styled.details`
  color: ${color('ink')};
  font-size: ${TYPE.small};
  summary { min-height: 1.75rem; align-content: center; cursor: pointer; font-weight: 600; }
  > div { display: grid; gap: ${SPACE.s1}; padding-top: ${SPACE.s1}; }
  @media print { display: none; }
`;

/** Left out on a phone, where the line is shared. */
const Long = styled.span`
  @media not all and (min-width: ${BREAKPOINT.two}) { display: none; }
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

/**
 * Stores the number.
 *
 * @returns false when the text cannot be dialed; then nothing changes
 */
export function keepOwnNumber(typed: string): boolean {
  const number = typed.trim();
  if (!isNumber(number)) return false;
  store(number);
  return true;
}

/** Removes the number from the device. */
export function forgetOwnNumber(): void {
  store('');
}

function store(number: string): void {
  let unstored: string | null = null;
  try {
    if (number === '') localStorage.removeItem(OWN_NUMBER_KEY);
    else localStorage.setItem(OWN_NUMBER_KEY, number);
  } catch {
    unstored = number;
  }
  const root = document.documentElement.dataset;
  if (number === '') delete root.veterinarian;
  else root.veterinarian = 'kept';
  ownNumberChanged(unstored);
}
