import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { IsoDate } from '#workers/contract.ts';
import { addDays, daysBetween, isIsoDate, yearOf } from '#workers/lib/calendar.ts';

const ZONE_BEFORE = process.env.TZ;
afterEach(() => {
  if (ZONE_BEFORE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE_BEFORE;
});

/** The next day by the calendar's own rules, without the language's dates. */
function dayAfter(date: IsoDate): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
  if (day < (lengths[month - 1] ?? 0)) return `${padded(year, 4)}-${padded(month, 2)}-${padded(day + 1, 2)}`;
  return month < 12 ? `${padded(year, 4)}-${padded(month + 1, 2)}-01` : `${padded(year + 1, 4)}-01-01`;
}

describe('isIsoDate', () => {
  test.each(['2024-02-29', '2000-02-29', '1900-01-01', '2100-12-31', '0000-01-01', '9999-12-31'])(
    '%s exists',
    (text) => {
      expect(isIsoDate(text)).toBe(true);
    },
  );
  test.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-04-00',
    '2024-4-1',
    '15.04.2024',
    '2024-04-15T00:00',
    ' 2024-04-15',
    '-2024-04-15',
    '+002024-04-15',
  ])('%j does not', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe.each(['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Pacific/Apia'])('in %s', (zone) => {
  const enterZone = () => {
    process.env.TZ = zone;
    // Without this, the tests below would pass in any zone because they never left the first one.
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(new Date(2024, 0, 15, 12).getUTCHours()).toBe(
      { UTC: 12, 'America/New_York': 17, 'Europe/Berlin': 11, 'Australia/Sydney': 1, 'Pacific/Apia': 23 }[zone],
    );
  };

  test('every day of 1899 to 2102 is followed by the next', () => {
    enterZone();
    let day: IsoDate = '1899-01-01';
    let count = 0;
    while (day < '2103-01-01') {
      const next: IsoDate = addDays(day, 1);
      if (next !== dayAfter(day) || daysBetween(day, next) !== 1 || !isIsoDate(next)) expect(next).toBe(dayAfter(day));
      day = next;
      count += 1;
    }
    expect(count).toBe(204 * 365 + 49);
  });

  test('adding and counting days agree', () => {
    enterZone();
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), fc.integer({ min: -400, max: 400 }), (start, days) => {
        const from = addDays('1970-01-01', start);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
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
    enterZone();
    expect(addDays(from, days)).toBe(expected);
  });
});

test('leaves four-digit years only by an error', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
});

test('yearOf reads the year', () => {
  expect(yearOf('2024-04-15')).toBe(2024);
});
