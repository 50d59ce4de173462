/**
 * Days in time zones that change their clocks or skip a day; a separate file, because only a process of its own can
 * change its time zone.
 */
import { describe, expect, test } from 'vitest';
import { enterZone } from '#tests/support/enterZone.ts';
import type { IsoDate } from '#workers/contract.ts';
import { addDays, isIsoDate } from '#workers/lib/mathematics/calendar.ts';

/** The next day by the rules of the calendar, without JavaScript dates. */
function dayAfter(date: IsoDate): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
  if (day < (lengths[month - 1] ?? 0)) return `${padded(year, 4)}-${padded(month, 2)}-${padded(day + 1, 2)}`;
  return month < 12 ? `${padded(year, 4)}-${padded(month + 1, 2)}-01` : `${padded(year + 1, 4)}-01-01`;
}

describe.each(['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Pacific/Apia'])('in %s', (zone) => {
  const enter = () => {
    enterZone(zone);
    expect(new Date(2024, 0, 15, 12).getUTCHours()).toBe(
      { UTC: 12, 'America/New_York': 17, 'Europe/Berlin': 11, 'Australia/Sydney': 1, 'Pacific/Apia': 23 }[zone],
    );
  };

  test('every day of 1899 to 2102 is followed by the next', () => {
    enter();
    let day: IsoDate = '1899-01-01';
    let count = 0;
    while (day < '2103-01-01') {
      const next: IsoDate = addDays(day, 1);
      if (next !== dayAfter(day) || !isIsoDate(next)) expect(next).toBe(dayAfter(day));
      day = next;
      count += 1;
    }
    expect(count).toBe(204 * 365 + 49);
  });

  test.each([
    ['2024-03-09', 1, '2024-03-10'],
    ['2024-03-10', 1, '2024-03-11'],
    ['2024-03-31', 150, '2024-08-28'],
    ['2024-10-05', 2, '2024-10-07'],
    ['2024-10-27', 150, '2025-03-26'],
    ['2025-10-09', 150, '2026-03-08'],
    ['2011-12-29', 2, '2011-12-31'],
  ] as const)('%s and %i days is %s, clock changes or not', (from, days, expected) => {
    enter();
    expect(addDays(from, days)).toBe(expected);
  });
});
