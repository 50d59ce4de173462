import type { StandingWarning } from '#src/kit/defineCalculator.ts';
import { CALL_YOUR_VETERINARIAN } from '#workers/reference/helplines.ts';
import { shownCountry } from './country.ts';

/** Whom to call, as lines of a text that leaves the page. The visitor's own veterinarian is never among them. */
export function callLines(call: StandingWarning['call']): readonly string[] {
  const lines = call === 'poison' ? (shownCountry()?.lines ?? []) : [];
  return [...lines.map(({ name, printed }) => `${name}: ${printed}`), CALL_YOUR_VETERINARIAN];
}
