import type { IsoDate } from '#workers/contract.ts';

/** A calendar entry made from a result: whole days, without time of day or time zone. */
export interface CalendarEvent {
  /** Its name on the page: 'Due date'. */
  readonly label: string;
  /** Its name among other calendar entries: 'Dog: due date', or with the animal's name, 'Bella: due date'. */
  readonly title: string;
  readonly first: IsoDate;
  /** Last day, inclusive; equal to the first day where the event lasts one day. */
  readonly last: IsoDate;
  /** Text shown when the event is opened. */
  readonly description: string;
}
