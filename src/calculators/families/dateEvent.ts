/** Calendar events of a single day. */
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';

/**
 * Returns an event of one day.
 *
 * @param title what a calendar shows where no name is given
 * @param name of the animal or person, or blank: written before the label in place of the title
 */
export function dayEvent(
  label: string,
  title: string,
  day: CalendarEvent['first'],
  description: string,
  name = '',
): CalendarEvent {
  const owner = name.trim();
  return { label, title: owner === '' ? title : `${owner}: ${label}`, first: day, last: day, description };
}
