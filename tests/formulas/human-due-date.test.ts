import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/human-due-date.ts';

const PERIOD = { method: 'lastPeriod', date: '2024-01-01', cycleLength: 28, asOf: '' } as const;
const OUTSIDE = 'Please enter a date between 1900-01-01 and 2100-12-31';
const CYCLE = 'Cycle length must be a whole number of days from 20 to 45';

refuses(formula, [
  [{ ...PERIOD, method: '' }, 'Invalid input values', 'method'],
  [{ ...PERIOD, method: 'ivf' as 'ivfDay3' }, 'Invalid input values', 'method'],
  [{ ...PERIOD, date: '' }, 'Please fill in all required fields', 'date'],
  [{ ...PERIOD, date: '2023-02-29' }, OUTSIDE, 'date'],
  [{ ...PERIOD, date: '1899-12-31' }, OUTSIDE, 'date'],
  [{ ...PERIOD, date: '2101-01-01' }, OUTSIDE, 'date'],
  [{ ...PERIOD, cycleLength: 19 }, CYCLE, 'cycleLength'],
  [{ ...PERIOD, cycleLength: 46 }, CYCLE, 'cycleLength'],
  [{ ...PERIOD, cycleLength: 28.5 }, CYCLE, 'cycleLength'],
  [{ ...PERIOD, cycleLength: Number.NaN }, 'Invalid input values', 'cycleLength'],
  [{ ...PERIOD, asOf: '2101-01-01' }, OUTSIDE, 'asOf'],
  [{ ...PERIOD, asOf: '2023-12-31' }, 'The chosen day is before the pregnancy began', 'asOf'],
]);

accepts(formula, [
  [PERIOD, { method: 'lastPeriod', date: '2024-01-01', cycleLength: 28 }],
  [
    { ...PERIOD, cycleLength: null, asOf: '2024-01-01' },
    { method: 'lastPeriod', date: '2024-01-01', asOf: '2024-01-01' },
  ],
  [
    { ...PERIOD, method: 'conception', cycleLength: 99 },
    { method: 'conception', date: '2024-01-01' },
  ],
]);

describe('worked by hand, from a last period on January 1, 2023', () => {
  const on = (asOf: `${number}-${number}-${number}`) =>
    computed(formula, { method: 'lastPeriod', date: '2023-01-01', asOf }).today;

  test.each([
    ['2023-01-01', 0, 0, 1, 280],
    ['2023-04-08', 13, 6, 1, 183],
    ['2023-04-09', 14, 0, 2, 182],
    ['2023-07-15', 27, 6, 2, 85],
    ['2023-07-16', 28, 0, 3, 84],
    ['2023-10-08', 40, 0, 3, 0],
    ['2023-11-05', 44, 0, 3, -28],
  ] as const)('on %s: %d weeks and %d days, trimester %d, %d days to go', (asOf, weeks, days, trimester, daysToDue) => {
    expect(on(asOf)).toEqual({ weeks, days, trimester, daysToDue });
  });

  test('after 44 weeks no week is stated', () => {
    expect(on('2023-11-06')).toBeNull();
  });

  test('by calendar months the end of May leads over the end of February', () => {
    const { reference } = computed(formula, { method: 'lastPeriod', date: '2023-05-31' });
    expect(reference.naegele).toBe('2024-03-07');
  });
});

test('the same pregnancy by five methods has one due date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 20, max: 45 }), (day, cycleLength) => {
      const date = `2024-05-${String(day).padStart(2, '0')}` as const;
      const { dueDate, conceptionDate, estimatedLastPeriod } = computed(formula, {
        method: 'lastPeriod',
        date: date as '2024-05-01',
        cycleLength,
      });
      const others = [
        { method: 'conception', date: conceptionDate },
        { method: 'dueDate', date: dueDate },
        { method: 'lastPeriod', date: estimatedLastPeriod },
      ] as const;
      expect(others.map((input) => computed(formula, input).dueDate)).toEqual([dueDate, dueDate, dueDate]);
    }),
  );
});
