/** Short helpers for pregnancy inputs and the results of their pages. */
import { gestationCalculator } from '#src/calculators/families/gestation.ts';
import { gestationEvents } from '#src/calculators/families/onDemand/gestationCalendar.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

export const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];

export function pregnancy(species: GestatingSpecies, options: Partial<GestationInput> = {}): GestationInput {
  return { species, matingDate: '2024-04-15', firstPregnancy: false, planInCalendar: false, ...options };
}

export function presented(given: GestationInput): Presentation {
  return gestationCalculator(given.species).present(formula.compute(given), given);
}

export function eventsOf(given: GestationInput, name?: string): readonly CalendarEvent[] {
  return gestationEvents(given.species, formula.compute(given), given, name);
}
