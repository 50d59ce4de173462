import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CatSizeInput } from '#workers/formulas/cat-size-predictor.ts';

const kitten: CatSizeInput = { ageWeeks: 16, weight: 2, weightUnit: 'kg', breedGroup: 'standard' };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const AGE = 'Age must be between 8 and 52 weeks';
const OUTSIDE = 'Please check the measurements: they are outside the range for cats';

refuses(formula, [
  [{ ageWeeks: null, weight: null, weightUnit: '', breedGroup: '' }, REQUIRED, 'ageWeeks'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: -1, weight: null }, REQUIRED, 'weight'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: 100, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: Number.NaN, weight: 0 }, INVALID, 'ageWeeks'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: -1 }, INVALID, 'ageWeeks'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: 100, weight: 0 }, INVALID, 'weight'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: 100, weightUnit: 'oz' as 'lb' }, INVALID, 'weightUnit'],
  [{ ...kitten, ageWeeks: 100, breedGroup: 'tiny' as 'large' }, INVALID, 'breedGroup'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: 0 }, AGE, 'ageWeeks'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: 7.9, weight: 50 }, AGE, 'ageWeeks'],
  [{ ...kitten, breedGroup: 'standard', ageWeeks: 52.1 }, AGE, 'ageWeeks'],
  [{ ...kitten, breedGroup: 'standard', weight: 0.19 }, OUTSIDE, 'weight'],
  [{ ...kitten, breedGroup: 'standard', weight: 12.1 }, OUTSIDE, 'weight'],
  [{ ...kitten, breedGroup: 'standard', weight: 26.5, weightUnit: 'lb' }, OUTSIDE, 'weight'],
]);

accepts(formula, [
  [
    { ageWeeks: 8, weight: 0.2, weightUnit: 'kg', breedGroup: '' },
    { ageWeeks: 8, weight: 0.2, weightUnit: 'kg' },
  ],
  [
    { ageWeeks: 52, weight: 12, weightUnit: 'kg', breedGroup: 'large' },
    { ageWeeks: 52, weight: 12, weightUnit: 'kg', breedGroup: 'large' },
  ],
  [
    { ageWeeks: 20, weight: 26.4, weightUnit: 'lb', breedGroup: 'standard' },
    { ageWeeks: 20, weight: 26.4, weightUnit: 'lb', breedGroup: 'standard' },
  ],
]);

describe('worked results', () => {
  test.each([
    [8, 0.9, 4.1, 3.3, 4.9, 22],
    // Half-way between 0.33 and 0.50: 1.6 ÷ 0.415 = 3.855, and 41.5 % is rounded up.
    [14, 1.6, 3.9, 3.1, 4.6, 42],
    [16, 2, 4, 3.2, 4.8, 50],
    [26, 3.1, 4.1, 3.3, 5, 75],
    // 0.75 + 4 ⁄ 13 · 0.17 = 0.8023: 4.4 ÷ 0.8023 = 5.484.
    [30, 4.4, 5.5, 4.4, 6.6, 80],
    [39, 4.6, 5, 4, 6, 92],
    [52, 4.2, 4.2, 3.4, 5, 100],
  ])('%d weeks and %d kg: %d, from %d to %d kg', (ageWeeks, weight, adultWeight, rangeMin, rangeMax, percentGrown) => {
    const expected = { adultWeight, rangeMin, rangeMax, percentGrown, weightUnit: 'kg', lowerBound: false };
    expect(computed(formula, { ...kitten, ageWeeks, weight })).toMatchObject(expected);
  });

  test('5.5 lb at 20 weeks: 5.5 ÷ 0.6 = 9.17 lb', () => {
    expect(computed(formula, { ...kitten, ageWeeks: 20, weight: 5.5, weightUnit: 'lb' })).toMatchObject({
      adultWeight: 9.2,
      rangeMin: 7.3,
      rangeMax: 11,
      weightUnit: 'lb',
    });
  });

  test('only a large breed makes it a lower bound, and changes no number', () => {
    const { lowerBound, ...numbers } = computed(formula, { ...kitten, breedGroup: 'large' });
    const { lowerBound: standard, ...same } = computed(formula, kitten);
    expect([lowerBound, standard]).toEqual([true, false]);
    expect(numbers).toEqual(same);
    expect(computed(formula, { ageWeeks: 16, weight: 2, weightUnit: 'kg' }).lowerBound).toBe(false);
  });

  test.each([
    [7.5, 'kg', false],
    [7.6, 'kg', true],
    [0.25, 'kg', false],
    [0.24, 'kg', true],
    [16.5, 'lb', false],
    [16.6, 'lb', true],
  ] as const)('%d %s at 16 weeks, half grown, leads to no cat: %s', (weight, weightUnit, implausible) => {
    expect(computed(formula, { ...kitten, weight, weightUnit }).implausible).toBe(implausible);
  });
});

describe('for any kitten', () => {
  const age = fc.double({ min: 8, max: 52, noNaN: true });
  const weight = fc.double({ min: 0.2, max: 12, noNaN: true });

  test('the older it is, the more it has grown, and the less is predicted', () => {
    fc.assert(
      fc.property(age, age, weight, (one, other, kilograms) => {
        const at = (ageWeeks: number) => computed(formula, { ...kitten, ageWeeks, weight: kilograms });
        const [younger, older] = [at(Math.min(one, other)), at(Math.max(one, other))];
        expect(older.percentGrown).toBeGreaterThanOrEqual(younger.percentGrown);
        expect(older.raw.adultWeight).toBeLessThanOrEqual(younger.raw.adultWeight);
      }),
    );
  });

  test('it never shrinks, the range holds the prediction, and pounds agree with kilograms', () => {
    fc.assert(
      fc.property(age, weight, (ageWeeks, kilograms) => {
        const metric = computed(formula, { ...kitten, ageWeeks, weight: kilograms });
        expect(metric.raw.adultWeight).toBeGreaterThanOrEqual(kilograms);
        expect(metric.rangeMin).toBeLessThanOrEqual(metric.adultWeight);
        expect(metric.rangeMax).toBeGreaterThanOrEqual(metric.adultWeight);
        const pounds = computed(formula, { ...kitten, ageWeeks, weight: kilograms / 0.45359237, weightUnit: 'lb' });
        expect((pounds.raw.adultWeight * 0.45359237) / metric.raw.adultWeight).toBeCloseTo(1, 10);
        expect(pounds.percentGrown).toBe(metric.percentGrown);
      }),
    );
  });
});
