/** Months as calendars draw them: weeks in rows, weekdays in columns. */
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { IsoDate } from '#workers/contract.ts';
import { daysFrom } from './days.ts';

/** Monday is 1, Sunday is 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Month {
  /** The first day of the month. */
  readonly first: IsoDate;
  /** Seven entries each; null outside the month. */
  readonly weeks: readonly (readonly (IsoDate | null)[])[];
}

/** Returns every month that contains a day of the events, in order. */
export function monthsOf(events: readonly CalendarEvent[], weekStart: Weekday): readonly Month[] {
  const names = new Set(events.flatMap(({ first, last }) => daysFrom(first, last).map((day) => day.slice(0, 7))));
  return [...names].sort().map((name) => monthGrid(`${name}-01` as IsoDate, weekStart));
}

/** @param first the first day of the month */
export function monthGrid(first: IsoDate, weekStart: Weekday): Month {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  // Day 0 of the next month is the last day of this one.
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (weekdayOf(first) - weekStart + 7) % 7;
  const days = daysFrom(first, `${first.slice(0, 8)}${length}` as IsoDate);
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => days[week * 7 + place - before] ?? null),
  );
  return { first, weeks };
}

/** Returns the weekdays in the order of a week's columns. */
export function weekdaysFrom(weekStart: Weekday): readonly Weekday[] {
  return Array.from({ length: 7 }, (_, place) => (((weekStart - 1 + place) % 7) + 1) as Weekday);
}

/** Returns the first day of the week in the visitor's locale; Monday where the browser cannot say. */
export function firstWeekday(): Weekday {
  const locale = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale) as Intl.Locale & WithWeek;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

interface WeekInfo {
  readonly firstDay: Weekday;
}

/** Browsers implement it as a method, as a property, or not at all. */
interface WithWeek {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
}

function weekdayOf(date: IsoDate): Weekday {
  return (((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1) as Weekday;
}
