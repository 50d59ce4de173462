/** Months, weekdays and spans on the Gregorian calendar. */
import type { IsoDate } from '../../contract.ts';
import { addDays, daysBetween, isIsoDate, yearOf } from './calendar.ts';

/** In the order of ISO 8601, where the week begins on Monday. */
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A Monday. */
const MONDAY: IsoDate = '2024-01-01';

/** What a step of months does with a day that its month lacks: its last day, or the first of the next month. */
export type MissingDay = 'last' | 'next';

/**
 * The same day of the month so many months later, or earlier for a negative number: a month after January 31 is the last
 * of February. Throws a RangeError beyond the years 0000 to 9999.
 */
export function addMonths(date: IsoDate, months: number, missing: MissingDay = 'last'): IsoDate {
  const [, month = '', day = ''] = date.split('-');
  const index = yearOf(date) * 12 + Number(month) - 1 + months;
  const first = `${padded(Math.floor(index / 12), 4)}-${padded((((index % 12) + 12) % 12) + 1, 2)}`;
  const wanted = `${first}-${day}`;
  if (isIsoDate(wanted)) return wanted;
  const firstDay = `${first}-01`;
  if (!isIsoDate(firstDay)) throw new RangeError(`${date} plus ${months} months has no four-digit year`);
  const last = [31, 30, 29, 28].map((each) => `${first}-${each}`).find(isIsoDate) ?? firstDay;
  return missing === 'last' ? last : addDays(last, 1);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayNumber(date: IsoDate): number {
  return ((daysBetween(MONDAY, date) % 7) + 7) % 7;
}

export function weekdayOf(date: IsoDate): Weekday {
  return WEEKDAYS[weekdayNumber(date)] ?? 'monday';
}

/** Whole years, then whole months, then days. */
export interface Duration {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** The time from one day to a later one in whole years and months, counted from the first day, and the days that are left. */
export function durationBetween(from: IsoDate, to: IsoDate, missing: MissingDay = 'last'): Duration {
  const [fromMonth, toMonth] = [from, to].map((date) => yearOf(date) * 12 + Number(date.slice(5, 7)));
  const most = (toMonth ?? 0) - (fromMonth ?? 0);
  const total = addMonths(from, most, missing) > to ? most - 1 : most;
  return {
    years: Math.floor(total / 12),
    months: total % 12,
    days: daysBetween(addMonths(from, total, missing), to),
  };
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
