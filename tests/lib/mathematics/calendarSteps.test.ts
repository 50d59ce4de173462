import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#workers/lib/mathematics/calendar.ts';
import { addMonths, durationBetween, weekdayOf } from '#workers/lib/mathematics/calendarSteps.ts';

describe('addMonths', () => {
  test.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', 1, '2025-04-30'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-01-31', -11, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-05-05', 0, '2025-05-05'],
  ] as const)('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  test('a missing day may count as the first of the next month', () => {
    expect(addMonths('2004-02-29', 252, 'next')).toBe('2025-03-01');
    expect(addMonths('2004-02-29', 48, 'next')).toBe('2008-02-29');
  });

  test('throws beyond four-digit years', () => {
    expect(() => addMonths('9999-01-31', 13)).toThrow(RangeError);
    expect(() => addMonths('0000-01-31', -1)).toThrow(RangeError);
  });
});

test.each([
  ['2000-08-20', 'sunday'],
  ['1990-05-17', 'thursday'],
  ['1600-01-01', 'saturday'],
  ['2024-01-01', 'monday'],
] as const)('%s was a %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

describe('durationBetween', () => {
  test.each([
    ['2023-03-15', '2024-05-01', 1, 1, 16],
    ['2025-11-01', '2025-12-25', 0, 1, 24],
    ['2025-01-31', '2025-02-28', 0, 1, 0],
    ['2024-02-29', '2025-02-28', 1, 0, 0],
    ['2025-06-02', '2025-06-02', 0, 0, 0],
  ] as const)('from %s to %s: %d years, %d months, %d days', (from, to, years, months, days) => {
    expect(durationBetween(from, to)).toEqual({ years, months, days });
  });

  test('by the rule of March 1, somebody born on February 29 is a day younger on February 28', () => {
    expect(durationBetween('2004-02-29', '2025-02-28', 'next')).toEqual({ years: 20, months: 11, days: 30 });
  });

  test('leads from the one day to the other', () => {
    const day = fc.integer({ min: 0, max: 150_000 }).map((days) => addDays('1700-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40_000 }), (from, more) => {
        const to = addDays(from, more);
        const { years, months, days } = durationBetween(from, to);
        expect(addDays(addMonths(from, years * 12 + months), days)).toBe(to);
        expect(months).toBeLessThan(12);
        expect(days).toBeLessThanOrEqual(30);
      }),
    );
  });
});
