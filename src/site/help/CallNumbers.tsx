import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { CALL_YOUR_VETERINARIAN } from './callYourVeterinarian.ts';
import { PoisonCalls } from './PoisonCalls.tsx';
import type { PoisonQuestion } from './straightToVeterinarian.ts';
import { VeterinarianCall } from './VeterinarianCall.tsx';

interface CallNumbersProps extends Pick<StandingWarning, 'call' | 'isFarm'> {
  /** What was swallowed, where that is known. */
  readonly about?: PoisonQuestion | undefined;
}

/** Whom to call, as a warning says: poison helplines do not help with a birth. */
export function CallNumbers({ call, isFarm = false, about }: CallNumbersProps) {
  if (call === 'veterinarian') return <VeterinarianCall isFarm={isFarm} />;
  return (
    <PoisonCalls about={about}>
      <p>{CALL_YOUR_VETERINARIAN}</p>
    </PoisonCalls>
  );
}
