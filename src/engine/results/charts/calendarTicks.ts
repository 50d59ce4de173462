/** The ticks of a calendar axis. */
import { dateOfDay, dayNumber } from '#src/engine/kit/isoDate.ts';
import type { IsoDate } from '#workers/contract.ts';

export interface CalendarTick {
  readonly date: IsoDate;
  readonly kind: 'day' | 'month';
}

/** Shorter ranges have ticks by day. */
const SHORT_DAYS = 75;
const DAY_STEPS = [1, 2, 7, 14, 28] as const;
const MONTH_STEPS = [1, 2, 3, 6, 12] as const;

/** Returns at most `most` ticks (one at least): first days of months, or, on short ranges, days at a round interval. */
export function calendarTicks(start: IsoDate, end: IsoDate, most: number): readonly CalendarTick[] {
  const first = dayNumber(start);
  const last = dayNumber(end);
  if (last - first < SHORT_DAYS) {
    const step = DAY_STEPS.find((days) => Math.floor((last - first) / days) < most) ?? SHORT_DAYS;
    const count = Math.floor((last - first) / step) + 1;
    return Array.from({ length: count }, (_, index) => ({ date: dateOfDay(first + index * step), kind: 'day' }));
  }
  const months = monthsBetween(start, end);
  const step = MONTH_STEPS.find((every) => months.length / every <= most) ?? months.length;
  return months.filter((_, index) => index % step === 0).map((date) => ({ date, kind: 'month' }));
}

/** Returns the first days of months from `start` to `end`, inclusive. */
function monthsBetween(start: IsoDate, end: IsoDate): readonly IsoDate[] {
  const months: IsoDate[] = [];
  const day = new Date(`${start}T00:00:00Z`);
  if (day.getUTCDate() > 1) day.setUTCMonth(day.getUTCMonth() + 1, 1);
  const last = new Date(`${end}T00:00:00Z`);
  for (; day <= last; day.setUTCMonth(day.getUTCMonth() + 1)) {
    months.push(day.toISOString().slice(0, 10) as IsoDate);
  }
  return months;
}
