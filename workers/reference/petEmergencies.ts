/**
 * Things that pets swallow, and how urgent each is: one row per thing. The advice is in `petEmergencyAdvice.ts`; search
 * needs only these rows. Nothing here is a dose, and no row is less urgent than a call today.
 */
import { FOOD } from './petEmergencies/food.ts';
import { MEDICINES } from './petEmergencies/medicines.ts';
import { OUTDOORS } from './petEmergencies/outdoors.ts';
import { PET_MEDICINES } from './petEmergencies/petMedicines.ts';
import { PLANTS } from './petEmergencies/plants.ts';
import { POISONS } from './petEmergencies/poisons.ts';
import type { PetEmergencyAnimal as Animal, PetEmergencyRow } from './petEmergencies/row.ts';
import { THINGS } from './petEmergencies/things.ts';

/** The animals that the table covers. */
export type PetEmergencyAnimal = Animal;

/** The groups of the list, in order of display. */
export const PET_EMERGENCY_GROUPS = {
  food: 'Food',
  medicines: 'Medicines for people',
  petMedicines: 'Medicines for pets',
  poisons: 'Poisons and chemicals',
  plants: 'Plants',
  things: 'Things',
  outdoors: 'Outdoors',
} as const;

export const PET_EMERGENCIES = [
  ...FOOD,
  ...MEDICINES,
  ...PET_MEDICINES,
  ...POISONS,
  ...PLANTS,
  ...THINGS,
  ...OUTDOORS,
  {
    id: 'unknown',
    group: null,
    name: 'Something else, or I do not know',
    synonyms: 'unknown, poison, poisoning, poisoned, ate something, swallowed, toxic',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
] as const satisfies readonly PetEmergencyRow[];

export type PetEmergencyId = (typeof PET_EMERGENCIES)[number]['id'];

/** A row, as a type. */
export interface PetEmergency extends PetEmergencyRow {
  readonly id: PetEmergencyId;
}

/** Fallback for anything that no other row names. */
export const NOT_ON_THE_LIST: PetEmergencyId = 'unknown';

/** The most common cases, each offered as a button. */
export const COMMON_PET_EMERGENCIES: readonly { readonly id: PetEmergencyId; readonly label: string }[] = [
  { id: 'chocolate', label: 'Chocolate' },
  { id: 'grapes-raisins', label: 'Grapes, raisins' },
  { id: 'onion-garlic', label: 'Onion, garlic' },
  { id: 'xylitol', label: 'Xylitol' },
  { id: 'ibuprofen-naproxen', label: 'Ibuprofen' },
  { id: 'acetaminophen', label: 'Acetaminophen' },
  { id: 'rodenticide-unknown', label: 'Rat bait' },
  { id: 'lily', label: 'Lily' },
];
