/** Whole days counted in UTC, where each has 24 hours. */
import type { IsoDate } from '#workers/contract.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Returns the next day.
 *
 * @throws RangeError after the year 9999, which has no four-digit successor
 */
export function dayAfter(date: IsoDate): IsoDate {
  const text = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MILLISECONDS).toISOString().slice(0, 10);
  if (text.startsWith('+')) throw new RangeError(`The day after ${date} has no four-digit year`);
  return text as IsoDate;
}

/** Returns the days from `first` to `last`, inclusive; none when `last` is earlier. */
export function daysFrom(first: IsoDate, last: IsoDate): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
