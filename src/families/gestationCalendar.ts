import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import { longDate } from '#src/kit/format.ts';
import type { GestationResult } from '#workers/formulas/gestation.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import { GESTATION_WORDS, pregnancyCaution } from './gestationWords.ts';

/**
 * What of a pregnancy belongs into a calendar: the preparation date, the usual days of birth and the due date.
 *
 * @param name of the animal, or its tag; absent or blank, the kind of animal stands in its place
 */
export function gestationEvents(
  species: GestatingSpecies,
  { days, matingDate, dueDate, earlyDueDate, lateDueDate, ...dates }: GestationResult,
  firstPregnancy: boolean,
  name = '',
): readonly CalendarEvent[] {
  const { animal, dateLabel, checkLabel } = GESTATION_WORDS[species];
  const checkDate = dates[GESTATION[species].check.field] ?? matingDate;
  const since = `counted from the ${dateLabel.toLowerCase()}, ${longDate(matingDate)}`;
  const event = (label: string, first: CalendarEvent['first'], last: CalendarEvent['last'], on: string) => ({
    label,
    title: `${name.trim() || animal}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    first,
    last,
    description: `${on}, ${since}.\n${pregnancyCaution(species, firstPregnancy)}`,
  });
  return [
    event(checkLabel, checkDate, checkDate, `Day ${days.check}`),
    event('Usual days of birth', earlyDueDate, lateDueDate, `Day ${days.earlyDueDate} to day ${days.lateDueDate}`),
    event('Due date', dueDate, dueDate, `Day ${days.dueDate}`),
  ];
}
