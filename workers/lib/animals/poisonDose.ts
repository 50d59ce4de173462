/** The dose of a poison relative to an animal's weight. Every step errs toward the larger dose. */
import type { PoisonBand } from '../../reference/poisoning.ts';
import { hasReached, SLACK } from '../inputs/within.ts';
import { halfUp } from '../mathematics/halfUp.ts';

/** Grams in each unit of an amount, exact by definition. */
export const GRAMS_PER_UNIT = { g: 1, oz: 28.349523125 } as const;
export type AmountUnit = keyof typeof GRAMS_PER_UNIT;

/**
 * Returns a computed amount as a number that can be shown: the largest double instead of infinity, the smallest instead
 * of 0.
 *
 * @param amount 0 or more, a product or quotient of positive numbers
 */
export function showable(amount: number): number {
  return Math.min(Math.max(amount, Number.MIN_VALUE), Number.MAX_VALUE);
}

/** Rounds up to `decimals` places, never to 0: the smallest result is one unit of the last place. 0.1 + 0.2 is 0.3. */
export function roundedUp(amount: number, decimals: number): number {
  const scale = 10 ** decimals;
  const steps = Math.ceil(amount * scale - SLACK);
  return Number.isFinite(steps) ? Math.max(steps, 1) / scale : amount;
}

/** Below this no amount is said: the smallest that two significant digits are shown of. */
const LEAST_SAID = 0.0001;

/**
 * Returns an amount as it is read out on the telephone: from 1 on rounded up; below it with two significant digits, rounded half
 * up, because a coarser figure would be a multiple of the amount. Never 0.
 *
 * @param decimals from 1 on
 */
export function readOut(amount: number, decimals: number): number {
  if (amount >= 1) return roundedUp(amount, decimals);
  const said = Math.max(amount, LEAST_SAID);
  return halfUp(said, 1 - Math.floor(Math.log10(said)));
}

/**
 * Returns the amount that decides the band: the larger of the exact amount and the amount shown with the given
 * decimals, so that a printed 5.0 is never classed below 5.
 */
export function deciding(amount: number, decimals: number): number {
  return Math.max(amount, roundedUp(amount, decimals));
}

/** Returns the most serious band that a dose reaches; a dose within rounding error of a limit reaches it. */
export function bandAt<Band extends PoisonBand>(dose: number, bands: readonly Band[]): Band {
  const band = bands.findLast(({ from }) => hasReached(dose, from));
  if (band === undefined) throw new Error(`No band for a dose of ${dose}`);
  return band;
}
