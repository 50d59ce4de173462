import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { PoisonCalls } from './PoisonCalls.tsx';
import type { PoisonQuestion } from './straightToVeterinarian.ts';
import { VeterinarianCall } from './VeterinarianCall.tsx';

interface CallNumbersProps extends Pick<StandingWarning, 'call' | 'isFarm'> {
  /** What was swallowed, where that is known. */
  readonly about?: PoisonQuestion | undefined;
}

/** Whom to call, as a warning says: poison helplines do not help with a birth. */
export function CallNumbers({ call, isFarm = false, about }: CallNumbersProps) {
  return call === 'poison' ? <PoisonCalls about={about} /> : <VeterinarianCall isFarm={isFarm} />;
}
