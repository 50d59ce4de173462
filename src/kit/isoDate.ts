import type { IsoDate } from '#workers/contract.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Written like a day, YYYY-MM-DD; whether the calendar has it is another question. */
export function isIsoDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && ISO_DATE.test(value);
}

/** Whether the calendar has that day: an impossible one either cannot be read or comes back as another. */
export function isInCalendar(date: IsoDate): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
