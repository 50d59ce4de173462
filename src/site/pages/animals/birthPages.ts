/** The page about births of each kind of animal, and the kinds' names. */
import type { KeptSpecies } from '#src/site/animals/keptAnimals.ts';
import { FARM_SPECIES } from '#workers/reference/animalEmergencies.ts';
import { ANIMAL_EMERGENCY_ADVICE } from '#workers/reference/animalEmergencyAdvice.ts';
import { SPECIES_NAMES } from '../emergency/troubleAnimals.ts';

export const KEPT_SPECIES: Readonly<Record<KeptSpecies, string>> = { ...SPECIES_NAMES, other: 'Other animal' };

/** Returns the id of the page about births; undefined for an animal without one. */
export function birthPage(species: KeptSpecies): string | undefined {
  return species === 'other' ? undefined : ANIMAL_EMERGENCY_ADVICE['birth-trouble'].pages?.[species];
}

/** Returns the kind of animal that a page about births is about; undefined for any other page. */
export function speciesOfPage(id: string): KeptSpecies | undefined {
  return (Object.keys(KEPT_SPECIES) as KeptSpecies[]).find((species) => birthPage(species) === id);
}

/** Returns whether a veterinarian comes to the animal. */
export function isOnFarm(species: KeptSpecies): boolean {
  return species !== 'other' && FARM_SPECIES.includes(species);
}
