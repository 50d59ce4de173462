import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type AgeInput } from '#workers/formulas/age.ts';
import { addDays } from '#workers/lib/mathematics/calendar.ts';

const PUPPY: AgeInput = { birthDate: '2025-07-01', onDate: '2025-09-02', leapDay: 'feb28' };
const RANGE = 'Please enter dates between 1600-01-01 and 2400-12-31';

refuses(formula, [
  [{ ...PUPPY, birthDate: '', onDate: '' }, 'Please fill in all required fields', 'birthDate'],
  [{ ...PUPPY, onDate: '' }, 'Please fill in all required fields', 'onDate'],
  [{ ...PUPPY, birthDate: '2025-02-29' }, RANGE, 'birthDate'],
  [{ ...PUPPY, onDate: '2401-01-01' }, RANGE, 'onDate'],
  [{ ...PUPPY, leapDay: '' }, 'Invalid input values', 'leapDay'],
  [{ ...PUPPY, onDate: '2025-06-30' }, 'The day asked for lies before the birth', 'onDate'],
]);

accepts(formula, [[PUPPY, PUPPY]]);

describe('counted on a calendar', () => {
  test('a puppy of nine weeks', () => {
    expect(computed(formula, PUPPY)).toEqual({
      years: 0,
      months: 2,
      days: 1,
      totalMonths: 2,
      totalWeeks: 9,
      totalDays: 63,
      yearsDecimal: 63 / 365.2425,
      weekdayBorn: 'tuesday',
      nextBirthday: '2026-07-01',
      daysToBirthday: 302,
      isBirthday: false,
    });
  });

  test('on the day of birth it is no birthday, a year later it is', () => {
    expect(computed(formula, { ...PUPPY, onDate: '2025-07-01' })).toMatchObject({ totalDays: 0, isBirthday: false });
    expect(computed(formula, { ...PUPPY, onDate: '2026-07-01' })).toMatchObject({
      years: 1,
      isBirthday: true,
      nextBirthday: '2027-07-01',
    });
  });

  test.each([
    ['feb28', 21, '2026-02-28', true],
    ['mar1', 20, '2025-03-01', false],
  ] as const)('born on February 29, %s', (leapDay, years, nextBirthday, isBirthday) => {
    const result = computed(formula, { birthDate: '2004-02-29', onDate: '2025-02-28', leapDay });
    expect(result).toMatchObject({ years, nextBirthday, isBirthday });
  });
});

test('the next birthday lies ahead, at most a year and two days', () => {
  const day = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(day, day, fc.constantFrom('feb28', 'mar1'), (born, more, leapDay) => {
      const birthDate = addDays('1700-01-01', born);
      const result = computed(formula, { birthDate, onDate: addDays(birthDate, more), leapDay });
      expect(result.daysToBirthday).toBeGreaterThan(0);
      expect(result.daysToBirthday).toBeLessThanOrEqual(367);
    }),
  );
});
