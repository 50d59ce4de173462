import type { StandingWarning } from '#src/kit/defineCalculator.ts';
import { PoisonCalls } from './PoisonCalls.tsx';
import { VeterinarianCall } from './VeterinarianCall.tsx';

/** Whom to call, as a warning says: poison helplines do not help with a birth. */
export function CallNumbers({ call }: Pick<StandingWarning, 'call'>) {
  return call === 'poison' ? <PoisonCalls /> : <VeterinarianCall />;
}
