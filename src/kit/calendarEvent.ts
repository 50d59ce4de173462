import type { IsoDate } from '#workers/contract.ts';

/** Something of a result that belongs into a calendar: whole days with no time of day and no time zone. */
export interface CalendarEvent {
  /** What the page calls it: 'Due date'. */
  readonly label: string;
  /** What it is called among other people's events: 'Dog: due date', or with the animal's name, 'Bella: due date'. */
  readonly title: string;
  readonly first: IsoDate;
  /** The last day that belongs to it; the first day again where it is one day long. */
  readonly last: IsoDate;
  /** What stands below the title when the event is opened. */
  readonly description: string;
}
