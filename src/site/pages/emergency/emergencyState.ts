/** The visitor's answers. They never leave the page and are not stored on the device. */
import type { PetEmergencyAnimal, PetEmergencyId } from '#workers/reference/petEmergencies.ts';

/** 'other': an animal that the list does not cover. */
export type ChosenAnimal = PetEmergencyAnimal | 'other';

export interface EmergencyState {
  readonly animal: ChosenAnimal | null;
  /** The text in the search box. */
  readonly typed: string;
  /** The open entry. */
  readonly thing: PetEmergencyId | null;
  /** Number of times that a URL has opened an entry: the same one may be opened again. */
  readonly times: number;
}

export type EmergencyAction =
  | { readonly type: 'animal'; readonly animal: ChosenAnimal }
  | { readonly type: 'typed'; readonly text: string }
  /** The URL names another entry, or none any more. */
  | { readonly type: 'addressed'; readonly thing: PetEmergencyId | null };

export const NO_ANSWERS: EmergencyState = { animal: null, typed: '', thing: null, times: 0 };

export function emergencyReducer(state: EmergencyState, action: EmergencyAction): EmergencyState {
  switch (action.type) {
    case 'animal':
      return { ...state, animal: action.animal };
    case 'typed':
      return { ...state, typed: action.text };
    case 'addressed':
      if (action.thing === null) return { ...state, thing: null };
      // Clears the search once an entry is opened, so that the whole list is available again.
      return { ...state, thing: action.thing, typed: '', times: state.times + 1 };
  }
}
