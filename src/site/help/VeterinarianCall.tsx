/** The advice to call the visitor's own veterinarian, with the kept number as a button, or the nearest open one. */
import styled from 'styled-components';
import { SPACE } from '#src/engine/ui/theme.ts';
import { CALL_YOUR_VETERINARIAN } from './callYourVeterinarian.ts';
import { OpenVeterinarian } from './OpenVeterinarian.tsx';
import { OwnNumberCall } from './OwnNumberCall.tsx';

interface VeterinarianCallProps {
  /** The animal is a horse or a farm animal. */
  readonly isFarm?: boolean;
}

export function VeterinarianCall({ isFarm = false }: VeterinarianCallProps) {
  return (
    <Calls data-call-numbers>
      <OwnNumberCall />
      <p>{CALL_YOUR_VETERINARIAN}</p>
      <OpenVeterinarian isFarm={isFarm} />
    </Calls>
  );
}

const Calls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;
