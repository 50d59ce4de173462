/** What to do about each row of `petEmergencies.ts`. */
import type { PetEmergencyId } from './petEmergencies.ts';
import type { PetEmergencyAdvice } from './petEmergencyAdvice/advice.ts';
import { FOOD } from './petEmergencyAdvice/food.ts';
import { MEDICINES } from './petEmergencyAdvice/medicines.ts';
import { OUTDOORS } from './petEmergencyAdvice/outdoors.ts';
import { PET_MEDICINES } from './petEmergencyAdvice/petMedicines.ts';
import { PLANTS } from './petEmergencyAdvice/plants.ts';
import { POISONS } from './petEmergencyAdvice/poisons.ts';
import { THINGS } from './petEmergencyAdvice/things.ts';

export const PET_EMERGENCY_ADVICE: Readonly<Record<PetEmergencyId, PetEmergencyAdvice>> = {
  ...FOOD,
  ...MEDICINES,
  ...PET_MEDICINES,
  ...POISONS,
  ...PLANTS,
  ...THINGS,
  ...OUTDOORS,
  unknown: {
    why: 'What is not on this list is not known to be harmless.',
    do: 'Call now. Vomiting, tremors, weakness, pale gums, collapse or trouble breathing: go now.',
    dont: 'Do not wait to find out.',
    sources: ['merckToxicology'],
  },
};

/** Shown with every answer. */
export const SIGNS_MAKE_AN_EMERGENCY =
  'Vomiting again and again, tremors, weakness, pale or gray gums, collapse or trouble breathing make this an emergency, whatever this list says.';
