/** The weight of a dog or a cat: its units, and where a slip of the hand is likelier than such an animal. */
import { KG_PER_POUND } from './horseWeight.ts';

export type PetSpecies = 'dog' | 'cat';
export type PetWeightUnit = 'kg' | 'lb';

/** kg, edges included. */
const PLAUSIBLE = {
  dog: { min: 0.5, max: 120, refusal: 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)' },
  cat: { min: 0.5, max: 15, refusal: 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)' },
} as const satisfies Record<PetSpecies, { readonly min: number; readonly max: number; readonly refusal: string }>;

/** Limits are meant in exact arithmetic. */
const SLACK = 1e-9;

/** @param weight in `unit`, above 0 */
export function weightInKilograms(weight: number, unit: PetWeightUnit): number {
  return unit === 'kg' ? weight : weight * KG_PER_POUND;
}

/**
 * The sentence that refuses a weight outside the plausible range of the species, or null.
 *
 * @param kilograms any number
 */
export function implausibleWeight(species: PetSpecies, kilograms: number): string | null {
  const { min, max, refusal } = PLAUSIBLE[species];
  return kilograms >= min - SLACK && kilograms <= max + SLACK ? null : refusal;
}
