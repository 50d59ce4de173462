import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DogBmiInput } from '#workers/formulas/dog-bmi.ts';

const dog: DogBmiInput = { weight: 20, weightUnit: 'kg', bcs: 5 };
const candidate = { ...dog, shoulderHeight: null, heightUnit: 'cm' } as const;
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';
const SCORE = 'Body condition score must be a whole number from 1 to 9';
const HEIGHT = 'Shoulder height must be between 10 and 110 cm (4 and 43 in)';

refuses(formula, [
  [{ ...candidate, weight: null, weightUnit: '', bcs: null }, REQUIRED, 'weight'],
  [{ ...candidate, weight: 500, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...candidate, weight: -1, bcs: null }, REQUIRED, 'bcs'],
  [{ ...candidate, weight: Number.NaN, bcs: 10 }, INVALID, 'weight'],
  [{ ...candidate, weight: 0 }, INVALID, 'weight'],
  [{ ...candidate, weightUnit: 'st' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...candidate, weight: 500, bcs: Number.NaN }, INVALID, 'bcs'],
  [{ ...candidate, weight: 500, shoulderHeight: 0 }, INVALID, 'shoulderHeight'],
  [{ ...candidate, shoulderHeight: 50, heightUnit: 'ft' as 'in' }, INVALID, 'heightUnit'],
  [{ ...candidate, weight: 0.49, bcs: 10 }, WEIGHT, 'weight'],
  [{ ...candidate, weight: 120.1 }, WEIGHT, 'weight'],
  [{ ...candidate, weight: 264.6, weightUnit: 'lb' }, WEIGHT, 'weight'],
  [{ ...candidate, bcs: 0, shoulderHeight: 5 }, SCORE, 'bcs'],
  [{ ...candidate, bcs: 10 }, SCORE, 'bcs'],
  [{ ...candidate, bcs: 4.5 }, SCORE, 'bcs'],
  [{ ...candidate, shoulderHeight: 9.9 }, HEIGHT, 'shoulderHeight'],
  [{ ...candidate, shoulderHeight: 110.1 }, HEIGHT, 'shoulderHeight'],
  [{ ...candidate, shoulderHeight: 43.4, heightUnit: 'in' }, HEIGHT, 'shoulderHeight'],
]);

accepts(formula, [
  [candidate, { ...dog, heightUnit: 'cm' }],
  [{ ...candidate, heightUnit: '' }, dog],
  [
    { ...candidate, weight: 0.5, shoulderHeight: 10 },
    { ...dog, weight: 0.5, shoulderHeight: 10, heightUnit: 'cm' },
  ],
  [
    { ...candidate, weight: 120, shoulderHeight: 110 },
    { ...dog, weight: 120, shoulderHeight: 110, heightUnit: 'cm' },
  ],
  [
    { ...candidate, shoulderHeight: 43, heightUnit: 'in' },
    { ...dog, shoulderHeight: 43, heightUnit: 'in' },
  ],
]);

test.each([
  [1, 'Underweight', -30, 5],
  [2, 'Underweight', -20, 5],
  [3, 'Underweight', -10, 10],
  [4, 'Ideal', 0, 15],
  [5, 'Ideal', 0, 20],
  [6, 'Overweight', 10, 25],
  [7, 'Overweight', 20, 30],
  [8, 'Obese', 30, 35],
  [9, 'Obese', 40, 40],
])('score %d: %s, %d %% over, %d %% fat', (bcs, category, overweightPercent, bodyFatPercent) => {
  expect(computed(formula, { ...dog, bcs })).toMatchObject({ category, overweightPercent, bodyFatPercent });
});

describe('worked results', () => {
  test('36.5 kg at score 7: 36.5 ÷ 1.2 = 30.417', () => {
    const { idealWeight, weightUnit, bmi, raw } = computed(formula, { weight: 36.5, weightUnit: 'kg', bcs: 7 });
    expect({ idealWeight, weightUnit, bmi }).toEqual({ idealWeight: 30.4, weightUnit: 'kg', bmi: null });
    expect(raw.idealWeight).toBeCloseTo(30.416667, 6);
  });

  test('100 lb at score 9: 100 ÷ 1.4 = 71.43 lb', () => {
    expect(computed(formula, { weight: 100, weightUnit: 'lb', bcs: 9 })).toMatchObject({
      idealWeight: 71.4,
      weightUnit: 'lb',
    });
  });

  test('30 kg and 57 cm: 30 ÷ 0.57² = 92.34 kg/m², whatever the score', () => {
    const bmis = [1, 5, 9].map((bcs) => {
      const input: DogBmiInput = { weight: 30, weightUnit: 'kg', bcs, shoulderHeight: 57, heightUnit: 'cm' };
      return computed(formula, input).bmi;
    });
    expect(bmis).toEqual([92.3, 92.3, 92.3]);
  });

  test('25 lb and 14 in: 11.34 kg ÷ 0.3556² = 89.68 kg/m²', () => {
    const input: DogBmiInput = { weight: 25, weightUnit: 'lb', bcs: 4, shoulderHeight: 14, heightUnit: 'in' };
    expect(computed(formula, input).bmi).toBe(89.7);
  });

  test('a height without a unit is in cm', () => {
    expect(computed(formula, { ...dog, shoulderHeight: 50 }).bmi).toBe(80);
  });
});

describe('weights at the nine scores', () => {
  const anyDog = fc.record({
    weight: fc.double({ min: 1.2, max: 120, noNaN: true }),
    bcs: fc.integer({ min: 1, max: 9 }),
  });

  test('pass through the dog, never fall, and have the ideal weight at 4 and at 5', () => {
    fc.assert(
      fc.property(anyDog, ({ weight, bcs }) => {
        const { weightByScore, raw } = computed(formula, { weight, weightUnit: 'kg', bcs });
        expect(weightByScore).toHaveLength(9);
        expect(weightByScore[bcs - 1]).toBeCloseTo(weight, 9);
        expect(weightByScore.slice(3, 5)).toEqual([raw.idealWeight, raw.idealWeight]);
        expect([...weightByScore].sort((a, b) => a - b)).toEqual(weightByScore);
      }),
    );
  });

  test('pounds and kilograms agree', () => {
    fc.assert(
      fc.property(anyDog, ({ weight, bcs }) => {
        const metric = computed(formula, { weight, weightUnit: 'kg', bcs, shoulderHeight: 50, heightUnit: 'cm' });
        const imperial = computed(formula, {
          weight: weight / 0.45359237,
          weightUnit: 'lb',
          bcs,
          shoulderHeight: 50 / 2.54,
          heightUnit: 'in',
        });
        expect(imperial.category).toBe(metric.category);
        expect((imperial.raw.idealWeight * 0.45359237) / metric.raw.idealWeight).toBeCloseTo(1, 10);
        expect((imperial.raw.bmi ?? 0) / (metric.raw.bmi ?? 1)).toBeCloseTo(1, 10);
      }),
    );
  });
});
