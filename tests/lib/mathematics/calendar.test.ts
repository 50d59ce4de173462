import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, isIsoDate, yearOf } from '#workers/lib/mathematics/calendar.ts';

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

test('adds the given number of days, and subtracts them again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), fc.integer({ min: -400, max: 400 }), (start, days) => {
      const from = addDays('1970-01-01', start);
      expect((Date.parse(addDays(from, days)) - Date.parse(from)) / 86_400_000).toBe(days);
      expect(addDays(addDays(from, days), -days)).toBe(from);
    }),
  );
});

test('throws beyond four-digit years', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
});

test('yearOf reads the year', () => {
  expect(yearOf('2024-04-15')).toBe(2024);
});

test('daysBetween counts what addDays adds', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -400, max: 400 }), (start, days) => {
      const from = addDays('1970-01-01', start);
      expect(daysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});
