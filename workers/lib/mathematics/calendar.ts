/** Whole days of the proleptic Gregorian calendar, years 0000 to 9999. Days are counted in UTC, where each has 24 hours. */
import type { IsoDate } from '../../contract.ts';

const DAY_MILLISECONDS = 86_400_000;

/** True for YYYY-MM-DD when that day exists. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(midnight(text));
  // An impossible day either cannot be parsed or is converted to another day.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Adds whole days to a day; negative numbers go back. Throws a RangeError beyond the years 0000 to 9999. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const text = new Date(midnight(date) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
  if (!isIsoDate(text)) throw new RangeError(`${date} plus ${days} days has no four-digit year`);
  return text;
}

/** Whole days from one existing day to another; negative when that one is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (midnight(to) - midnight(from)) / DAY_MILLISECONDS;
}

/** The year of an existing day. */
export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** Milliseconds of the start of the day in UTC; NaN when it cannot be parsed. */
function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
