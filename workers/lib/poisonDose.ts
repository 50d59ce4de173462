/** How much of a poison an animal got for its weight. Every step errs towards the larger dose. */
import { POISONED_WEIGHT, type PoisonBand, type PoisonedSpecies } from '../reference/poisoning.ts';
import { KG_PER_POUND } from './horseWeight.ts';

/** Kilograms in each unit of weight, exact by definition. */
export const KG_PER_UNIT = { kg: 1, lb: KG_PER_POUND } as const;
export type WeightUnit = keyof typeof KG_PER_UNIT;

/** Grams in each unit of an amount, exact by definition. */
export const GRAMS_PER_UNIT = { g: 1, oz: 28.349523125 } as const;
export type AmountUnit = keyof typeof GRAMS_PER_UNIT;

/** Limits and bands are meant in exact arithmetic. */
const SLACK = 1e-9;

/** Whether a body weight is a plausible one, edges included. */
export function isPlausibleWeight(weightKg: number, species: PoisonedSpecies): boolean {
  const { minKg, maxKg } = POISONED_WEIGHT[species];
  return weightKg >= minKg - SLACK && weightKg <= maxKg + SLACK;
}

/**
 * A computed amount as a number that can be shown: an absurd one is the largest double instead of infinity, a vanishing
 * one the smallest instead of 0.
 *
 * @param amount 0 or more, as it came out of a product or quotient of positive numbers
 */
export function showable(amount: number): number {
  return Math.min(Math.max(amount, Number.MIN_VALUE), Number.MAX_VALUE);
}

/** Up to `decimals` places, and never to 0: the least that is shown is one unit of the last place. */
export function roundedUp(amount: number, decimals: number): number {
  const scale = 10 ** decimals;
  const steps = Math.ceil(amount * scale - SLACK);
  return Number.isFinite(steps) ? Math.max(steps, 1) / scale : amount;
}

/** The most serious band that a dose reaches; a dose within rounding error of a band is in it. */
export function bandAt<Band extends PoisonBand>(dose: number, bands: readonly Band[]): Band {
  const band = bands.findLast(({ from }) => dose >= from - SLACK);
  if (band === undefined) throw new Error(`No band for a dose of ${dose}`);
  return band;
}
