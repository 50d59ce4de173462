import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/pet-food-energy.ts';

const DRY = {
  species: 'dog',
  moisture: 10,
  protein: 27,
  fat: 14,
  fiber: 2,
  ash: 6,
  servingGrams: null,
  dailyEnergy: null,
} as const;
const INPUT = { species: 'dog', moisture: 10, protein: 27, fat: 14, fiber: 2, ash: 6 } as const;
const REQUIRED = 'Please fill in all required fields';
const PERCENT = 'Percentages must be between 0 and 100';

refuses(formula, [
  [{ ...DRY, species: '' }, 'Invalid input values', 'species'],
  [{ ...DRY, fat: null, moisture: 100 }, REQUIRED, 'fat'],
  [{ ...DRY, ash: Number.NaN }, 'Invalid input values', 'ash'],
  [{ ...DRY, protein: 101 }, PERCENT, 'protein'],
  [{ ...DRY, fiber: -1 }, PERCENT, 'fiber'],
  [{ ...DRY, ash: -1 }, PERCENT, 'ash'],
  [{ ...DRY, moisture: 100, protein: 0, fat: 0, fiber: 0, ash: 0 }, 'Moisture must be below 100 %', 'moisture'],
  [{ ...DRY, moisture: 60 }, 'The percentages add up to more than 100: check the label', 'protein'],
  [{ ...DRY, servingGrams: 0 }, 'Weight of a serving must be greater than 0', 'servingGrams'],
  [{ ...DRY, dailyEnergy: 0 }, 'Daily energy must be greater than 0', 'dailyEnergy'],
  [
    { ...DRY, moisture: 90, protein: 0, fat: 0, fiber: 4, ash: 6 },
    'This food has no energy: check the label',
    'protein',
  ],
  [
    { ...DRY, moisture: 10, protein: 5, fat: 1, fiber: 78, ash: 6 },
    'Fiber is too high for these formulas: check the label',
    'fiber',
  ],
  [
    { ...DRY, servingGrams: 1e-300, dailyEnergy: 1e300 },
    'Please enter values whose result is not beyond all numbers',
    'servingGrams',
  ],
]);

accepts(formula, [
  [DRY, INPUT],
  [
    { ...DRY, species: 'cat', ash: null, servingGrams: 100, dailyEnergy: 220 },
    { species: 'cat', moisture: 10, protein: 27, fat: 14, fiber: 2, servingGrams: 100, dailyEnergy: 220 },
  ],
]);

describe('worked by hand', () => {
  test('27/14/2/10 with 6 % ash: 357 kcal in 100 g', () => {
    const result = computed(formula, INPUT);
    expect(result).toMatchObject({
      nitrogenFreeExtract: 41,
      energyPer100g: 357,
      energyPerServing: null,
      gramsPerDay: null,
    });
    expect(result.dryMatter.protein).toBeCloseTo(30, 10);
    expect(result.perMcal.protein).toBeCloseTo(27_000 / 357, 10);
  });

  test.each([
    [20, 6],
    [20.1, 5],
    [59.9, 5],
    [60, 2],
  ])('moisture of %d %: ash of %d %% is assumed', (moisture, ash) => {
    const { ash: guess, ashEstimated } = computed(formula, { species: 'cat', moisture, protein: 10, fat: 5, fiber: 1 });
    expect([guess, ashEstimated]).toEqual([ash, true]);
  });

  test('230 kcal a day of cans of 85 g', () => {
    const result = computed(formula, {
      species: 'cat',
      moisture: 78,
      protein: 11,
      fat: 5,
      fiber: 1,
      ash: 2.2,
      servingGrams: 85,
      dailyEnergy: 230,
    });
    expect(result.energyPerServing).toBeCloseTo(77.18, 10);
    expect(result.servingsPerDay).toBeCloseTo(2.98, 3);
    expect(result.reference.nrc.digestibility).toBeCloseTo(83.9, 10);
    expect(result.reference.nrc.energyPer100g).toBeCloseTo(96.63992, 8);
  });
});

test('shares of energy, and the parts of the dry matter, are 100', () => {
  const percent = fc.double({ min: 1, max: 20, noNaN: true });
  fc.assert(
    fc.property(percent, percent, percent, fc.constantFrom('dog', 'cat'), (protein, fat, fiber, species) => {
      const { energyShare, dryMatter } = computed(formula, { species, moisture: 10, protein, fat, fiber });
      expect(energyShare.protein + energyShare.fat + energyShare.carbohydrate).toBeCloseTo(100, 9);
      const { percent: _, ...parts } = dryMatter;
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 9);
    }),
  );
});
