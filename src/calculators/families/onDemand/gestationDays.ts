/** What only a result of a pregnancy's page needs, as one file that is loaded later: its events, and what it means today. */
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { gestationEvents } from './gestationCalendar.ts';
import { gestationToday } from './gestationToday.ts';

interface GestationDays {
  readonly calendar: (result: GestationResult, input: GestationInput, name?: string) => readonly CalendarEvent[];
  readonly today: (result: GestationResult, input: GestationInput, today: GestationResult['dueDate']) => TodayLine;
}

export function gestationDays(species: GestatingSpecies): GestationDays {
  return {
    calendar: (result, input, name) => gestationEvents(species, result, input, name),
    today: (result, input, today) => gestationToday(species, result, input, today),
  };
}
