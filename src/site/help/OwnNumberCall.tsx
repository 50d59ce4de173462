import styled from 'styled-components';
import { CALL_HEIGHT, CallLink } from './CallLink.tsx';
import { dialed, useOwnNumber } from './ownVeterinarian.ts';

/** The button that dials the visitor's own veterinarian, once a number is kept on the device. */
export function OwnNumberCall() {
  const number = useOwnNumber();
  return (
    <Own>
      {number !== '' && (
        <CallLink tel={dialed(number)} printed={number}>
          <small>Call my veterinarian</small>
        </CallLink>
      )}
    </Own>
  );
}

/** Reserves the space of the button, which is known only after hydration. */
const Own = styled.div`
  grid-column: 1 / -1;
  &:empty { display: none; }
  :root[data-veterinarian] & { display: block; min-height: ${CALL_HEIGHT}; }
`;
