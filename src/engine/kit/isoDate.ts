import type { IsoDate } from '#workers/contract.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

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
