/** The number of the visitor's own veterinarian as a button that dials, and the advice to call. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SPACE } from '#src/engine/ui/theme.ts';
import { CALL_HEIGHT, CallLink } from './CallLink.tsx';
import { CALL_YOUR_VETERINARIAN } from './callYourVeterinarian.ts';
import { OpenVeterinarian } from './OpenVeterinarian.tsx';
import { dialed, useOwnNumber } from './ownVeterinarian.ts';

interface VeterinarianCallProps {
  /** Other numbers, before the advice. */
  readonly numbers?: ReactNode;
  /** The next open veterinarian comes before other numbers, for this reason; absent: after them. */
  readonly straight?: string | undefined;
  /** The animal is a horse or a farm animal. */
  readonly isFarm?: boolean;
  /** What follows the advice. */
  readonly children?: ReactNode;
}

export function VeterinarianCall({ numbers, straight, isFarm = false, children }: VeterinarianCallProps) {
  const open = <OpenVeterinarian isFarm={isFarm} />;
  return (
    <Calls data-call-numbers>
      <Own>
        <OwnNumber />
      </Own>
      {straight !== undefined && (
        <>
          {open}
          <p>{straight}</p>
        </>
      )}
      {numbers}
      <p>{CALL_YOUR_VETERINARIAN}</p>
      {straight === undefined && open}
      {children}
    </Calls>
  );
}

function OwnNumber() {
  const number = useOwnNumber();
  if (number === '') return null;
  return (
    <CallLink tel={dialed(number)} printed={number}>
      <small>Call my veterinarian</small>
    </CallLink>
  );
}

const Calls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;

/** Reserves the space of the button, which is known only after hydration. */
const Own = styled.div`
  &:empty { display: none; }
  :root[data-veterinarian] & { display: block; min-height: ${CALL_HEIGHT}; }
`;
