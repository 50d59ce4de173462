import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/treat-allowance.ts';

const DOG = {
  species: 'dog',
  weight: 20,
  lifeStage: 'neuteredAdult',
  dailyEnergy: null,
  treatEnergy: 30,
  treatPercent: null,
  treatsPerDay: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const DOG_WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';
const CAT_WEIGHT = 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)';
const SHARE = 'Share of treats must be above 0 and up to 10 %';

refuses(formula, [
  [{ ...DOG, species: '' }, 'Invalid input values', 'species'],
  [{ ...DOG, weight: null, treatEnergy: null }, REQUIRED, 'weight'],
  [{ ...DOG, treatEnergy: null, weight: 500 }, REQUIRED, 'treatEnergy'],
  [{ ...DOG, treatPercent: Number.NaN }, 'Invalid input values', 'treatPercent'],
  [{ ...DOG, dailyEnergy: Number.NaN }, 'Invalid input values', 'dailyEnergy'],
  [{ ...DOG, weight: 121, lifeStage: 'kitten' }, DOG_WEIGHT, 'weight'],
  [{ ...DOG, species: 'cat', weight: 20 }, CAT_WEIGHT, 'weight'],
  [{ ...DOG, species: 'cat', weight: 0.4 }, CAT_WEIGHT, 'weight'],
  [{ ...DOG, lifeStage: 'kitten' }, 'Invalid input values', 'lifeStage'],
  [{ ...DOG, species: 'cat', weight: 4, lifeStage: 'workHeavy' }, 'Invalid input values', 'lifeStage'],
  [{ ...DOG, dailyEnergy: 0, treatEnergy: 0 }, 'Daily energy must be greater than 0', 'dailyEnergy'],
  [{ ...DOG, treatEnergy: 0 }, 'Energy of a treat must be greater than 0', 'treatEnergy'],
  [{ ...DOG, treatPercent: 0 }, SHARE, 'treatPercent'],
  [{ ...DOG, treatPercent: 10.1 }, SHARE, 'treatPercent'],
  [{ ...DOG, treatsPerDay: -1 }, 'Treats per day must not be negative', 'treatsPerDay'],
  [
    { ...DOG, dailyEnergy: 1e300, treatEnergy: 1e-300 },
    'Please enter values whose result is not beyond all numbers',
    'treatEnergy',
  ],
]);

accepts(formula, [
  [
    { ...DOG, lifeStage: '' },
    { species: 'dog', treatEnergy: 30, weight: 20, lifeStage: 'neuteredAdult' },
  ],
  [
    { ...DOG, weight: 500, lifeStage: 'kitten', dailyEnergy: 900, treatPercent: 10, treatsPerDay: 0 },
    { species: 'dog', dailyEnergy: 900, treatEnergy: 30, treatPercent: 10, treatsPerDay: 0 },
  ],
]);

describe('worked by hand', () => {
  const own = { species: 'dog', dailyEnergy: 1000, treatEnergy: 25 } as const;

  test('100 kcal are four treats of 25 kcal', () => {
    expect(computed(formula, own)).toMatchObject({
      treatAllowance: 100,
      treatsAllowed: 4,
      treatPercentEach: 2.5,
      current: null,
    });
  });

  test('exactly the allowance is not too much', () => {
    expect(computed(formula, { ...own, treatsPerDay: 4 }).current?.overAllowance).toBe(false);
    expect(computed(formula, { ...own, treatsPerDay: 5 }).current?.overAllowance).toBe(true);
  });

  test('treats beyond the need leave nothing for meals', () => {
    expect(computed(formula, { ...own, treatsPerDay: 50 }).current).toMatchObject({ percent: 125, mealEnergy: 0 });
  });

  test('a dog of 16 kg at rest needs 560 kcal', () => {
    const weightLoss = { species: 'dog', weight: 16, lifeStage: 'weightLoss', treatEnergy: 10 } as const;
    expect(computed(formula, weightLoss)).toMatchObject({ dailyEnergy: 560, energyEstimated: true });
  });
});

test('the treats allowed are within the share, and one more is not', () => {
  const kg = fc.double({ min: 0.5, max: 15, noNaN: true });
  fc.assert(
    fc.property(kg, fc.double({ min: 0.5, max: 50, noNaN: true }), (weight, treatEnergy) => {
      const { treatsAllowed, treatAllowance } = computed(formula, { species: 'cat', weight, treatEnergy });
      expect(treatsAllowed * treatEnergy).toBeLessThanOrEqual(treatAllowance + 1e-6);
      expect((treatsAllowed + 1) * treatEnergy).toBeGreaterThan(treatAllowance);
    }),
  );
});
