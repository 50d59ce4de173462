/** What comes next for all kept animals, as one list. */
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { IsoDate } from '#workers/contract.ts';

/** Returns the events that are not over, the earliest first. */
export function comingDays(events: readonly CalendarEvent[], today: IsoDate): readonly CalendarEvent[] {
  return events
    .filter(({ last }) => last >= today)
    .toSorted((one, other) => compared(one.first, other.first) || compared(one.title, other.title));
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
