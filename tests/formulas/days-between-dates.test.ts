import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DaysBetweenDatesInput } from '#workers/formulas/days-between-dates.ts';
import { addDays } from '#workers/lib/mathematics/calendar.ts';

const SPAN = {
  mode: 'between',
  start: '2025-06-02',
  end: '2025-06-08',
  includeEnd: false,
  weekend: 'satSun',
  holidays: [],
  amount: null,
  unit: 'days',
} as const;
const STEPS = { ...SPAN, mode: 'add', start: '2025-01-31', end: '', amount: 1 } as const;
const REQUIRED = 'Please fill in all required fields';
const RANGE = 'Please enter dates between 1600-01-01 and 2400-12-31';
const OUTSIDE = 'The result lies outside 1600 to 2400';

refuses(formula, [
  [{ ...SPAN, mode: '' }, 'Invalid input values', 'mode'],
  [{ ...SPAN, weekend: '' }, 'Invalid input values', 'weekend'],
  [{ ...SPAN, start: '', end: '' }, REQUIRED, 'start'],
  [{ ...SPAN, end: '' }, REQUIRED, 'end'],
  [{ ...SPAN, start: '2023-02-29' }, RANGE, 'start'],
  [{ ...SPAN, end: '2401-01-01' }, RANGE, 'end'],
  [{ ...SPAN, holidays: [{ date: '' }, { date: '1599-12-31' }] }, RANGE, 'holidays.1.date'],
  [{ ...STEPS, start: '' }, REQUIRED, 'start'],
  [{ ...STEPS, amount: null }, REQUIRED, 'amount'],
  [{ ...STEPS, unit: '' }, 'Invalid input values', 'unit'],
  [{ ...STEPS, start: '1599-12-31' }, RANGE, 'start'],
  [{ ...STEPS, amount: 1.5 }, 'Please enter a whole number to add', 'amount'],
  [{ ...STEPS, amount: 376, unit: 'years' }, OUTSIDE, 'amount'],
  [{ ...STEPS, amount: 9000, unit: 'years' }, OUTSIDE, 'amount'],
  [{ ...STEPS, amount: 1e9 }, OUTSIDE, 'amount'],
]);

accepts(formula, [
  [
    { ...SPAN, holidays: [{ date: '' }, { date: '2025-06-05' }], amount: Number.NaN },
    {
      mode: 'between',
      start: '2025-06-02',
      end: '2025-06-08',
      includeEnd: false,
      weekend: 'satSun',
      holidays: [{ date: '2025-06-05' }],
      unit: 'days',
    },
  ],
  [
    { ...STEPS, amount: -3, unit: 'workdays' },
    {
      mode: 'add',
      start: '2025-01-31',
      includeEnd: false,
      weekend: 'satSun',
      holidays: [],
      amount: -3,
      unit: 'workdays',
    },
  ],
]);

function span(start: string, end: string, more: Partial<DaysBetweenDatesInput> = {}) {
  const result = computed(formula, { ...SPAN, start, end, ...more } as DaysBetweenDatesInput);
  if (result.mode !== 'between') throw new Error(result.mode);
  return result;
}

function dateAfter(
  start: DaysBetweenDatesInput['start'],
  amount: number,
  unit: DaysBetweenDatesInput['unit'],
  weekend: DaysBetweenDatesInput['weekend'] = 'satSun',
) {
  const result = computed(formula, { mode: 'add', start, includeEnd: false, weekend, holidays: [], amount, unit });
  if (result.mode !== 'add') throw new Error(result.mode);
  return result;
}

describe('counted on a calendar', () => {
  test('Monday to Sunday, with and without the end', () => {
    expect(span('2025-06-02', '2025-06-08')).toMatchObject({ days: 6, workdays: 5, weekendDays: 1 });
    expect(span('2025-06-02', '2025-06-08', { includeEnd: true })).toMatchObject({
      days: 7,
      workdays: 5,
      weekendDays: 2,
      duration: { years: 0, months: 0, days: 7 },
    });
  });

  test('the other way round it is the same span', () => {
    const { reversed, ...rest } = span('2025-06-08', '2025-06-02');
    expect({ ...rest, reversed: !reversed }).toEqual(span('2025-06-02', '2025-06-08'));
  });

  test('a holiday counts once, and not on a weekend', () => {
    const holidays = ['2025-06-05', '2025-06-05', '2025-06-07', '2025-06-09'].map((date) => ({ date }));
    expect(span('2025-06-02', '2025-06-09', { holidays } as Partial<DaysBetweenDatesInput>)).toMatchObject({
      workdays: 4,
      holidaysCounted: 1,
      reference: { networkdays: 4 },
    });
  });

  test('weekends of one day, and of Friday and Saturday', () => {
    expect(span('2025-06-02', '2025-06-09', { weekend: 'sunday' }).workdays).toBe(6);
    expect(span('2025-06-02', '2025-06-07', { weekend: 'friSat' }).workdays).toBe(4);
  });

  test('1900 was no leap year, 2000 was', () => {
    expect(span('1896-03-01', '1904-02-28').leapDays).toBe(0);
    expect(span('1999-01-01', '2001-01-01').leapDays).toBe(1);
  });

  test.each([
    ['2025-01-31', 63, 'days', '2025-04-04'],
    ['2025-01-31', -2, 'weeks', '2025-01-17'],
    ['2025-01-31', 1, 'months', '2025-02-28'],
    ['2024-02-29', 1, 'years', '2025-02-28'],
    ['2025-06-06', 1, 'workdays', '2025-06-09'],
    ['2025-06-07', 1, 'workdays', '2025-06-09'],
    ['2025-06-07', 0, 'workdays', '2025-06-09'],
    ['2025-06-07', -1, 'workdays', '2025-06-06'],
    ['2025-06-09', -6, 'workdays', '2025-05-30'],
    ['2025-06-09', 10, 'workdays', '2025-06-23'],
  ] as const)('%s and %d %s is %s', (start, amount, unit, date) => {
    expect(dateAfter(start, amount, unit).date).toBe(date);
  });

  test('a week without Friday and Saturday', () => {
    expect(dateAfter('2025-06-05', 1, 'workdays', 'friSat').date).toBe('2025-06-08');
  });
});

test('workdays, weekend days and holidays are all the days', () => {
  const day = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(
      day,
      day,
      fc.boolean(),
      fc.constantFrom('satSun', 'friSat', 'sunday'),
      (one, other, includeEnd, weekend) => {
        const result = span(addDays('1990-01-01', one), addDays('1990-01-01', other), { includeEnd, weekend });
        expect(result.workdays + result.weekendDays + result.holidaysCounted).toBe(result.days);
        expect(result.reference.networkdays).toBeGreaterThanOrEqual(result.workdays);
      },
    ),
  );
});
