import type { IsoDate } from '#workers/contract.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Returns whether the value has the form YYYY-MM-DD; `isInCalendar` checks that the day exists. */
export function isIsoDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && ISO_DATE.test(value);
}

/**
 * Returns whether the day exists in the calendar: an impossible one either cannot be parsed or comes back as another.
 */
export function isInCalendar(date: IsoDate): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Returns the days since January 1, 1970: of the calendar, in no time zone. */
export function dayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** Returns the date that is that many days after January 1, 1970. */
export function dateOfDay(day: number): IsoDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as IsoDate;
}
