/** What the visitor has told the page. Nothing of it leaves the page or stays on the device. */
import type { PetEmergencyAnimal, PetEmergencyId } from '#workers/reference/petEmergencies.ts';

/** 'other': an animal for which the list was not made. */
export type ChosenAnimal = PetEmergencyAnimal | 'other';

export interface EmergencyState {
  readonly animal: ChosenAnimal | null;
  /** What stands in the search box. */
  readonly typed: string;
  /** The row that is open. */
  readonly thing: PetEmergencyId | null;
  /** How often the address has named a row: the same one may be asked for again. */
  readonly times: number;
}

export type EmergencyAction =
  | { readonly type: 'animal'; readonly animal: ChosenAnimal }
  | { readonly type: 'typed'; readonly text: string }
  /** The address names another row, or none any more. */
  | { readonly type: 'addressed'; readonly thing: PetEmergencyId | null };

export const NOTHING_SAID: EmergencyState = { animal: null, typed: '', thing: null, times: 0 };

export function emergencyReducer(state: EmergencyState, action: EmergencyAction): EmergencyState {
  switch (action.type) {
    case 'animal':
      return { ...state, animal: action.animal };
    case 'typed':
      return { ...state, typed: action.text };
    case 'addressed':
      if (action.thing === null) return { ...state, thing: null };
      // What was searched for has been found: the whole list is there for the next thing.
      return { ...state, thing: action.thing, typed: '', times: state.times + 1 };
  }
}
