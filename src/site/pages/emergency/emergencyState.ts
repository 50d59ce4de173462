/** The visitor's answers. They never leave the page and are not stored on the device. */
import type { PoisonQuestion } from '#src/site/help/straightToVeterinarian.ts';
import {
  FARM_ANIMALS,
  FARM_EMERGENCIES,
  type FarmAnimal,
  type FarmEmergencyId,
} from '#workers/reference/farmEmergencies.ts';
import { PET_EMERGENCIES, type PetEmergencyAnimal, type PetEmergencyId } from '#workers/reference/petEmergencies.ts';

/** 'farm': a horse or a farm animal, before it is said which. 'other': an animal that no list covers. */
export type ChosenAnimal = PetEmergencyAnimal | FarmAnimal | 'farm' | 'other';

export type ThingId = PetEmergencyId | FarmEmergencyId;

export interface EmergencyState {
  readonly animal: ChosenAnimal | null;
  /** The text in the search box. */
  readonly typed: string;
  /** The open entry. */
  readonly thing: ThingId | null;
  /** Number of times that a URL has opened an entry: the same one may be opened again. */
  readonly times: number;
}

export type EmergencyAction =
  | { readonly type: 'animal'; readonly animal: ChosenAnimal }
  | { readonly type: 'typed'; readonly text: string }
  /** The URL names another entry, or none any more. */
  | { readonly type: 'addressed'; readonly thing: ThingId | null };

export const NO_ANSWERS: EmergencyState = { animal: null, typed: '', thing: null, times: 0 };

export function emergencyReducer(state: EmergencyState, action: EmergencyAction): EmergencyState {
  switch (action.type) {
    case 'animal':
      // What an entry for farm animals says does not hold for a dog.
      return {
        ...state,
        animal: action.animal,
        thing: isFarmThing(state.thing) && !isOnFarm(action.animal) ? null : state.thing,
      };
    case 'typed':
      return { ...state, typed: action.text };
    case 'addressed': {
      const { thing } = action;
      if (thing === null) return { ...state, thing };
      const animal = isFarmThing(thing) && !isOnFarm(state.animal) ? 'farm' : state.animal;
      // Clears the search once an entry is opened, so that the whole list is available again.
      return { animal, thing, typed: '', times: state.times + 1 };
    }
  }
}

/** Returns whether the animal is a horse or a farm animal. */
export function isOnFarm(animal: ChosenAnimal | null): animal is FarmAnimal | 'farm' {
  return animal === 'farm' || isFarmAnimal(animal);
}

export function isFarmAnimal(animal: ChosenAnimal | null): animal is FarmAnimal {
  return animal !== null && animal in FARM_ANIMALS;
}

export function isFarmThing(thing: ThingId | null): thing is FarmEmergencyId {
  return FARM_EMERGENCIES.some(({ id }) => id === thing);
}

/** Returns the entry that the fragment of a URL names. Untrusted. */
export function thingAt(hash: string): ThingId | null {
  return [...PET_EMERGENCIES, ...FARM_EMERGENCIES].find(({ id }) => `#${id}` === hash)?.id ?? null;
}

/** Returns what decides whom to call first. */
export function questionOf({ animal, thing }: Pick<EmergencyState, 'animal' | 'thing'>): PoisonQuestion {
  return { animal: isOnFarm(animal) ? 'farm' : animal, thing: isFarmThing(thing) ? null : thing };
}
