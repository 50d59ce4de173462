import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DogAgeInput } from '#workers/formulas/dog-age.ts';
import { DOG_SIZES } from '#workers/reference/dogAge.ts';

const five: DogAgeInput = { age: 5, ageUnit: 'years', size: 'medium' };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const TOO_OLD = 'Please enter an age between 0 and 30 years';

refuses(formula, [
  [{ age: null, ageUnit: '', size: '' }, REQUIRED, 'age'],
  [{ age: -1, ageUnit: '', size: '' }, REQUIRED, 'ageUnit'],
  [{ age: 31, ageUnit: 'years', size: '' }, REQUIRED, 'size'],
  [{ ...five, age: Number.NaN }, INVALID, 'age'],
  [{ ...five, age: -0.1, size: 'huge' as 'giant' }, INVALID, 'age'],
  [{ ...five, age: 31, ageUnit: 'weeks' as 'months' }, INVALID, 'ageUnit'],
  [{ ...five, age: 31, size: 'toString' as 'giant' }, INVALID, 'size'],
  [{ ...five, age: 30.01 }, TOO_OLD, 'age'],
  [{ ...five, age: 361, ageUnit: 'months' }, TOO_OLD, 'age'],
]);

accepts(formula, [
  [
    { ...five, age: 0 },
    { ...five, age: 0 },
  ],
  [
    { ...five, age: 30 },
    { ...five, age: 30 },
  ],
  [
    { ...five, age: 360, ageUnit: 'months' },
    { ...five, age: 360, ageUnit: 'months' },
  ],
]);

describe('human years', () => {
  // The first, second, sixth, tenth and fifteenth birthday as the chart prints them.
  test.each([
    ['small', [15, 24, 40, 56, 76]],
    ['medium', [15, 24, 42, 60, 83]],
    ['large', [15, 24, 45, 66, 93]],
    ['giant', [12, 22, 49, 79, 114]],
  ] as const)('of a %s dog follow the chart on birthdays', (size, expected) => {
    const ages = [1, 2, 6, 10, 15].map((age) => computed(formula, { age, ageUnit: 'years', size }).humanAge);
    expect(ages).toEqual(expected);
  });

  test.each([
    // Half-way from 0 to 15 is 7.5, half-way from 22 to 31 is 26.5: halves go up.
    [6, 'months', 'small', 8],
    [2.5, 'years', 'giant', 27],
    [5.25, 'years', 'large', 38],
    // 83 + 2 · 4.5, 76 + 15 · 4, 114 + 0.5 · 7.
    [17, 'years', 'medium', 92],
    [30, 'years', 'small', 136],
    [15.5, 'years', 'giant', 118],
  ] as const)('%d %s, %s: %d', (age, ageUnit, size, humanAge) => {
    expect(computed(formula, { age, ageUnit, size }).humanAge).toBe(humanAge);
  });

  test('never fall as a dog grows older, nor jump by more than a year’s worth', () => {
    const age = fc.double({ min: 0, max: 29.99, noNaN: true });
    fc.assert(
      fc.property(age, fc.constantFrom(...DOG_SIZES), (years, size) => {
        const now = computed(formula, { age: years, ageUnit: 'years', size }).raw.humanAge;
        const later = computed(formula, { age: years + 0.01, ageUnit: 'years', size }).raw.humanAge;
        expect(later).toBeGreaterThan(now);
        expect(later - now).toBeLessThan(0.16);
      }),
    );
  });

  test('years and twelve times as many months agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), fc.constantFrom(...DOG_SIZES), (months, size) => {
        const byMonths = computed(formula, { age: months, ageUnit: 'months', size });
        expect(computed(formula, { age: months / 12, ageUnit: 'years', size })).toStrictEqual(byMonths);
      }),
    );
  });
});

describe('the age by methylation', () => {
  test.each([
    [0, null],
    [0.99, null],
    [1, 31],
    // 16 · ln 2 = 11.09, 16 · ln 7 = 31.13, 16 · ln 17 = 45.33.
    [2, 42],
    [7, 62],
    [17, 76],
  ])('at %d years is %s', (age, epigeneticAge) => {
    expect(computed(formula, { age, ageUnit: 'years', size: 'large' }).epigeneticAge).toBe(epigeneticAge);
  });

  test('knows no size', () => {
    const ages = DOG_SIZES.map((size) => computed(formula, { age: 6, ageUnit: 'years', size }).raw.epigeneticAge);
    expect(new Set(ages).size).toBe(1);
  });
});

describe('stages', () => {
  test.each([
    ['small', 10.5],
    ['medium', 9.75],
    ['large', 9],
    ['giant', 6.75],
  ] as const)('a %s dog is senior from %d years', (size, from) => {
    const stage = (age: number) => computed(formula, { age, ageUnit: 'years', size }).lifeStage;
    expect(stage(from - 0.01)).toBe('Mature Adult');
    expect(stage(from)).toBe('Senior');
    expect(computed(formula, { age: 1, ageUnit: 'years', size }).seniorFromYears).toBe(from);
  });

  test.each([
    [0, 'Puppy'],
    [0.99, 'Puppy'],
    [1, 'Young Adult'],
    [3.99, 'Young Adult'],
    [4, 'Mature Adult'],
    [30, 'Senior'],
  ])('at %d years: %s', (age, lifeStage) => {
    expect(computed(formula, { age, ageUnit: 'years', size: 'small' }).lifeStage).toBe(lifeStage);
  });
});

test('the curve has both scales in half years, and goes as far as the dog', () => {
  const { curve } = computed(formula, { age: 16.2, ageUnit: 'years', size: 'giant' });
  expect(curve).toHaveLength(35);
  expect(curve[0]).toEqual({ age: 0, humanAge: 0, epigeneticAge: null });
  expect(curve[2]).toEqual({ age: 1, humanAge: 12, epigeneticAge: 31 });
  expect(curve[5]?.humanAge).toBeCloseTo(26.5, 10);
  expect(curve.at(-1)?.age).toBe(17);
  expect(computed(formula, five).curve.at(-1)?.age).toBe(15);
});
