import { ANIMAL_URGENCY, type AnimalEmergency, FARM_SPECIES } from '#workers/reference/animalEmergencies.ts';

/**
 * Returns how urgent an emergency is, in words: a veterinarian comes to a horse or a farm animal.
 *
 * @param isFarm the animal is one of those; where it is not known, the row's animals decide
 */
export function animalUrgencyLine({ urgency, animals }: AnimalEmergency, isFarm: boolean): string {
  const { farm, pets } = ANIMAL_URGENCY[urgency];
  return isFarm || animals.every((animal) => FARM_SPECIES.includes(animal)) ? farm : pets;
}
