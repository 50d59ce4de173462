import { type PetSpecies, PLAUSIBLE_WEIGHTS } from '../../reference/plausibleWeights.ts';
import { isWithin } from '../inputs/within.ts';

/** Returns the message for a weight outside the plausible range of the species, or null. */
export function implausibleWeight(species: PetSpecies, kilograms: number): string | null {
  const { minKg, maxKg, message } = PLAUSIBLE_WEIGHTS[species];
  return isWithin(kilograms, minKg, maxKg) ? null : message;
}
