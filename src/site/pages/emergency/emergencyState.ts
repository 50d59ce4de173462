/** The visitor's answers. They never leave the page and are not stored on the device. */
import type { PoisonQuestion } from '#src/site/help/straightToVeterinarian.ts';
import type { EatenAgo } from '#workers/reference/eatenAgo.ts';
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
  /** How long ago it was swallowed, as far as that was answered. */
  readonly ago: EatenAgo | null;
  /** The words by which the open entry was found or is named in the link that opened it; '' where only the URL names it. */
  readonly said: string;
  /** Of a link that was just pressed. */
  readonly pressed: string;
  /** Number of times that a URL has opened an entry: the same one may be opened again. */
  readonly times: number;
}

export type EmergencyAction =
  | { readonly type: 'animal'; readonly animal: ChosenAnimal }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'ago'; readonly ago: EatenAgo }
  /** A link to an entry is pressed, which has this name. */
  | { readonly type: 'pressed'; readonly name: string }
  /** The URL names another entry, or none any more. */
  | { readonly type: 'addressed'; readonly thing: ThingId | null };

export const NO_ANSWERS: EmergencyState = {
  animal: null,
  typed: '',
  thing: null,
  ago: null,
  said: '',
  pressed: '',
  times: 0,
};

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
    case 'ago':
      return { ...state, ago: action.ago };
    case 'pressed':
      return { ...state, pressed: state.typed.trim() || action.name };
    case 'addressed': {
      const { thing } = action;
      if (thing === null) return { ...state, thing, said: '', pressed: '' };
      const animal = isFarmThing(thing) && !isOnFarm(state.animal) ? 'farm' : state.animal;
      // Clears the search once an entry is opened, so that the whole list is available again.
      return { ...state, animal, thing, said: state.pressed, pressed: '', typed: '', times: state.times + 1 };
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
