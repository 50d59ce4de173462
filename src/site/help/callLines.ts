import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { CALL_YOUR_VETERINARIAN } from './callYourVeterinarian.ts';
import { shownCountry } from './country.ts';

/** Returns whom to call, as lines for a text that leaves the page. Never includes the visitor's own veterinarian. */
export function callLines(call: StandingWarning['call']): readonly string[] {
  const lines = call === 'poison' ? (shownCountry()?.lines ?? []) : [];
  return [...lines.map(({ name, printed }) => `${name}: ${printed}`), CALL_YOUR_VETERINARIAN];
}
