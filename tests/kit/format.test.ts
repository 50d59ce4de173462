import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  counted,
  dateRange,
  exponent,
  fixed,
  fixedApart,
  longDate,
  monthAndYear,
  nounFor,
  percentOf,
  short,
  significant,
  tableDate,
  weekdayName,
  withNoun,
} from '#src/engine/kit/format.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { enterZone } from '#tests/support/enterZone.ts';

describe('fixed', () => {
  test.each([
    [1.005, 1, '1.0'],
    [45.4, 1, '45.4'],
    [-2.35, 0, '-2'],
    [-0.04, 1, '0.0'],
    [0, 2, '0.00'],
    [2.6881171418161356e43, 0, '2.688e+43'],
    [-1e21, 2, '-1.000e+21'],
    [9e20, 0, '900000000000000000000'],
  ])('%d with %d decimals is %j', (value, decimals, text) => {
    expect(fixed(value, decimals)).toBe(text);
  });

  test('is read back within half a unit of its last decimal, and never as minus zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.nat({ max: 6 }), (value, decimals) => {
        const text = fixed(value, decimals);
        expect(text).not.toMatch(/^-0(?:\.0*)?$/);
        expect(Math.abs((readNumber(text) ?? Number.NaN) - value)).toBeLessThanOrEqual(0.5000001 * 10 ** -decimals);
      }),
    );
  });
});

describe('fixedApart', () => {
  test.each([
    [119.96, 1, [120], '119.96'],
    [120.04, 1, [120], '120.04'],
    [120, 1, [120], '120.0'],
    [119.4, 1, [120], '119.4'],
    [89.9959, 1, [90, 110], '89.996'],
    [-4.96, 1, [-5, 5], '-4.96'],
    [0.049961, 4, [0.05], '0.04996'],
    // A value within rounding error of a limit counts as on it.
    [119.99999999999999, 1, [120], '120.0'],
    [120.0000000004, 1, [120], '120.0'],
  ])('%d with %d decimals apart from %j is %j', (value, decimals, limits, text) => {
    expect(fixedApart(value, decimals, limits)).toBe(text);
  });
});

describe('significant', () => {
  test.each([
    [4.250066, 4, '4.250'],
    [12000.00007, 4, '12000'],
    [126424.15, 4, '126400'],
    [0.015819761, 4, '0.01582'],
    [0.0001, 3, '0.000100'],
    [0.00009999, 4, '9.999e-5'],
    [0.000099999, 3, '0.000100'],
    [22_869_529, 4, '2.287e+7'],
    [9_999_999, 4, '1.000e+7'],
    [-1.5, 2, '-1.5'],
    [0, 4, '0.000'],
  ])('%d to %d digits is %j', (value, digits, text) => {
    expect(significant(value, digits)).toBe(text);
  });
});

describe('other figures', () => {
  test('exponent keeps the decimals asked for', () => {
    expect(exponent(10 ** -7.4, 4)).toBe('3.9811e-8');
  });

  test('percentOf turns a share of one', () => {
    expect(percentOf(0.125, 1)).toBe('12.5');
  });

  test('counted agrees with its number', () => {
    expect([counted(0, 'line', 'lines'), counted(1, 'line', 'lines'), counted(2, 'line', 'lines')]).toEqual([
      '0 lines',
      '1 line',
      '2 lines',
    ]);
  });
});

describe.each([
  ['longDate', longDate],
  ['tableDate', tableDate],
])('%s', (_, write) => {
  test('names the day itself, in any time zone', () => {
    for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
      enterZone(zone);
      expect(write('2024-02-29')).toMatch(/29/);
      expect(write('2024-02-29')).toMatch(/2024/);
    }
  });
});

describe('words of a calendar', () => {
  test('a range names both ends, a single day once', () => {
    const range = dateRange('2024-09-07', '2024-10-17');
    expect(range).toMatch(/7.*17/);
    expect(range).toMatch(/2024/);
    expect(dateRange('2024-09-07', '2024-09-07')).toBe(tableDate('2024-09-07'));
  });

  test('a month has its name and its year', () => {
    expect(monthAndYear('2024-09-01')).toMatch(/\D{3,}.*2024|2024.*\D{3,}/);
  });

  test('seven weekdays with seven names, the last before the first', () => {
    const names = [1, 2, 3, 4, 5, 6, 7].map(weekdayName);
    expect(new Set(names).size).toBe(7);
    expect(weekdayName(8)).toBe(names[0]);
    // 17 June 2024 was a Monday.
    const monday = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' });
    expect(names[0]).toBe(monday.format(new Date('2024-06-17T00:00:00Z')));
  });
});

test('one alone has the singular', () => {
  expect(['0', '0.5', '1', '1.0', '12'].map((text) => withNoun(text, 'year', 'years'))).toEqual([
    '0 years',
    '0.5 years',
    '1 year',
    '1.0 years',
    '12 years',
  ]);
  expect([nounFor('1', 'year', 'years'), nounFor('2', 'year', 'years')]).toEqual(['year', 'years']);
});

test.each([
  [36, 6, '36'],
  [77.777777, 6, '77.7778'],
  [-10.483870967741936, 6, '-10.4839'],
  [0.1 + 0.2, 6, '0.3'],
  [1.5e-9, 6, '1.5e-9'],
  [-0, 6, '0'],
  [1234.5678, 3, '1230'],
])('%d in short, with up to %d digits, is %s', (value, digits, text) => {
  expect(short(value, digits)).toBe(text);
});
