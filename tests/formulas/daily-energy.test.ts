import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type DailyEnergyInput } from '#workers/formulas/daily-energy.ts';
import dogBmi from '#workers/formulas/dog-bmi.ts';
import { FOOD_UNITS, type FoodUnit, LEAST_FACTOR, LIFE_STAGES, type LifeStage } from '#workers/reference/petEnergy.ts';

type DailyEnergyCandidate = Candidate<DailyEnergyInput>;

const dog: DailyEnergyCandidate = {
  species: 'dog',
  weight: 20,
  weightUnit: 'kg',
  lifeStage: 'neuteredAdult',
  bcs: null,
  foodEnergy: 350,
  foodEnergyUnit: 'cup',
  mealsPerDay: 2,
};
const cat: DailyEnergyCandidate = { ...dog, species: 'cat', weight: 4.5, foodEnergy: null, foodEnergyUnit: '' };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const DOG_WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';
const CAT_WEIGHT = 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)';
const LABEL = 'Please check the energy value on the food label';
const MEALS = 'Meals per day must be a whole number from 1 to 6';
const SCORE = 'Body condition score must be a whole number from 1 to 9';

refuses(formula, [
  // Blank comes before wrong, in the order of the inputs.
  [{ ...dog, weight: null, weightUnit: '', lifeStage: '' }, REQUIRED, 'weight'],
  [{ ...dog, weight: -1, weightUnit: '', lifeStage: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, weight: Number.NaN, lifeStage: '' }, REQUIRED, 'lifeStage'],
  [{ ...dog, weight: 0, foodEnergyUnit: '' }, REQUIRED, 'foodEnergyUnit'],
  // Wrong comes before implausible.
  [{ ...dog, species: 'horse' as 'dog' }, INVALID, 'species'],
  [{ ...dog, weight: Number.NaN, lifeStage: 'kitten' }, INVALID, 'weight'],
  [{ ...dog, weight: 0 }, INVALID, 'weight'],
  [{ ...dog, weight: -20 }, INVALID, 'weight'],
  [{ ...dog, weight: Number.POSITIVE_INFINITY }, INVALID, 'weight'],
  [{ ...dog, weight: 500, weightUnit: 'stone' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...dog, weight: 500, lifeStage: 'kitten' }, INVALID, 'lifeStage'],
  [{ ...cat, weight: 500, lifeStage: 'workHeavy' }, INVALID, 'lifeStage'],
  [{ ...dog, lifeStage: 'toString' as LifeStage }, INVALID, 'lifeStage'],
  [{ ...dog, weight: 500, foodEnergy: Number.NaN }, INVALID, 'foodEnergy'],
  [{ ...dog, foodEnergy: 0 }, INVALID, 'foodEnergy'],
  [{ ...dog, foodEnergy: -350, mealsPerDay: Number.NaN }, INVALID, 'foodEnergy'],
  [{ ...dog, foodEnergyUnit: 'bowl' as FoodUnit, mealsPerDay: Number.NaN }, INVALID, 'foodEnergyUnit'],
  [{ ...dog, weight: 500, mealsPerDay: Number.NaN, bcs: Number.NaN }, INVALID, 'mealsPerDay'],
  [{ ...dog, weight: 500, bcs: Number.NaN }, INVALID, 'bcs'],
  // The weight comes before the label, the label before the meals.
  [{ ...dog, weight: 0.499, foodEnergy: 5000, mealsPerDay: 0 }, DOG_WEIGHT, 'weight'],
  [{ ...dog, weight: 120.1 }, DOG_WEIGHT, 'weight'],
  [{ ...dog, weight: 264.7, weightUnit: 'lb' }, DOG_WEIGHT, 'weight'],
  [{ ...cat, weight: 0.499 }, CAT_WEIGHT, 'weight'],
  [{ ...cat, weight: 15.01 }, CAT_WEIGHT, 'weight'],
  [{ ...cat, weight: 33.1, weightUnit: 'lb' }, CAT_WEIGHT, 'weight'],
  [{ ...dog, foodEnergy: 99.9, mealsPerDay: 0 }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 800.1 }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 39.9, foodEnergyUnit: '100g' }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 700.1, foodEnergyUnit: '100g' }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 19.9, foodEnergyUnit: 'can' }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 600.1, foodEnergyUnit: 'can' }, LABEL, 'foodEnergy'],
  [{ ...dog, mealsPerDay: 0 }, MEALS, 'mealsPerDay'],
  [{ ...dog, mealsPerDay: -2 }, MEALS, 'mealsPerDay'],
  [{ ...dog, mealsPerDay: 7 }, MEALS, 'mealsPerDay'],
  [{ ...dog, mealsPerDay: 2.5, bcs: 10 }, MEALS, 'mealsPerDay'],
  [{ ...dog, bcs: 0 }, SCORE, 'bcs'],
  [{ ...dog, bcs: 10 }, SCORE, 'bcs'],
  [{ ...cat, bcs: 5.5 }, SCORE, 'bcs'],
]);

const fed: DailyEnergyInput = {
  species: 'dog',
  weight: 20,
  weightUnit: 'kg',
  lifeStage: 'neuteredAdult',
  foodEnergy: 350,
  foodEnergyUnit: 'cup',
  mealsPerDay: 2,
};
const { foodEnergy: _, foodEnergyUnit: __, ...unfed } = fed;

accepts(formula, [
  [dog, fed],
  [
    { ...dog, weight: 0.5 },
    { ...fed, weight: 0.5 },
  ],
  [
    { ...dog, weight: 120 },
    { ...fed, weight: 120 },
  ],
  [
    { ...dog, weight: 264.5, weightUnit: 'lb' },
    { ...fed, weight: 264.5, weightUnit: 'lb' },
  ],
  [
    { ...cat, weight: 15 },
    { ...unfed, species: 'cat', weight: 15 },
  ],
  [
    { ...cat, weight: 0.5 },
    { ...unfed, species: 'cat', weight: 0.5 },
  ],
  [
    { ...dog, foodEnergy: 100 },
    { ...fed, foodEnergy: 100 },
  ],
  [
    { ...dog, foodEnergy: 800 },
    { ...fed, foodEnergy: 800 },
  ],
  [
    { ...dog, bcs: 1 },
    { ...fed, bcs: 1 },
  ],
  [
    { ...dog, bcs: 9 },
    { ...fed, bcs: 9 },
  ],
  // A unit without an energy says nothing, and blank meals are two.
  [{ ...dog, foodEnergy: null }, unfed],
  [{ ...dog, foodEnergy: null, foodEnergyUnit: '', mealsPerDay: null }, unfed],
  [
    { ...dog, mealsPerDay: 1 },
    { ...fed, mealsPerDay: 1 },
  ],
  [
    { ...dog, mealsPerDay: 6 },
    { ...fed, mealsPerDay: 6 },
  ],
]);

describe('worked results', () => {
  test('a dog of 16 kg, whose weight to the power 0.75 is 8: 70 × 8 at rest', () => {
    const result = computed(formula, { ...unfed, weight: 16, lifeStage: 'weightLoss' });
    expect(result).toMatchObject({ rer: 560, mer: 560, rangeMin: 448, rangeMax: 672, treatAllowance: 56 });
    expect(result.raw).toMatchObject({ weightKg: 16, rer: 560, amountPerDay: null });
  });

  test('a dog of 81 kg, whose weight to the power 0.75 is 27, at heavy work: 70 × 27 × 5', () => {
    expect(computed(formula, { ...unfed, weight: 81, lifeStage: 'workHeavy' })).toMatchObject({
      rer: 1890,
      mer: 9450,
      rangeMin: 7560,
      rangeMax: 11340,
      treatAllowance: 945,
    });
  });

  test('a cat of 1 kg: 70 kcal at rest, and 56 below which it is never fed', () => {
    expect(computed(formula, { ...unfed, species: 'cat', weight: 1, lifeStage: 'kitten' })).toMatchObject({
      rer: 70,
      mer: 175,
      floorKcal: 56,
      shownMin: 140,
      shownMax: 210,
    });
  });

  test('without a label there is no amount of food', () => {
    expect(computed(formula, unfed)).toMatchObject({ amountPerDay: null, amountPerMeal: null, amountUnit: null });
  });

  test('cups and cans with two decimals, grams whole; meals share the unrounded day', () => {
    const working = { ...unfed, weight: 16, lifeStage: 'workModerate' } as const; // 1680 kcal
    const food = (foodEnergy: number, foodEnergyUnit: FoodUnit, mealsPerDay: number) => {
      const { amountPerDay, amountPerMeal, amountUnit } = computed(formula, {
        ...working,
        foodEnergy,
        foodEnergyUnit,
        mealsPerDay,
      });
      return [amountPerDay, amountPerMeal, amountUnit];
    };
    expect(food(400, 'cup', 2)).toEqual([4.2, 2.1, 'cup']);
    // 1680 ÷ 350 × 100 = 480 g in six meals.
    expect(food(350, '100g', 6)).toEqual([480, 80, 'g']);
    // 1680 ÷ 128 = 13.125, of which a third is 4.375.
    expect(food(128, 'can', 3)).toEqual([13.13, 4.38, 'can']);
  });

  test('nobody is fed less than 0.8 × RER, and the range that is shown begins there', () => {
    expect(LEAST_FACTOR).toBe(0.8);
    const slimming = computed(formula, { ...unfed, species: 'cat', weight: 5, lifeStage: 'weightLoss' });
    // The lower end of the width lies below it.
    expect(slimming).toMatchObject({ mer: 187, floorKcal: 187, rangeMin: 150, shownMin: 187, shownMax: 225 });
    const dogs = computed(formula, { ...unfed, weight: 16, lifeStage: 'weightLoss' });
    expect(dogs).toMatchObject({ mer: 560, floorKcal: 448, rangeMin: 448, shownMin: 448, shownMax: 672 });
  });

  test('without a score there is no ideal weight', () => {
    expect(computed(formula, unfed)).toMatchObject({ idealWeight: null, rerIdeal: null, merIdeal: null });
  });

  test('a cat of 8 kg at score 9 that is to lose weight: ideal 5.7 kg, 207 to 248 kcal, never less than 207', () => {
    const result = computed(formula, { ...unfed, species: 'cat', weight: 8, bcs: 9, lifeStage: 'weightLoss' });
    expect(result).toMatchObject({
      idealWeight: 5.7,
      rerIdeal: 259,
      merIdeal: 207,
      floorKcal: 207,
      shownMin: 207,
      shownMax: 248,
      treatAllowance: 21,
    });
    expect(result.raw.idealKg).toBeCloseTo(8 / 1.4, 12);
    // What the weight entered would give stays as it is.
    expect(result).toMatchObject({ rer: 333, mer: 266, rangeMin: 213, rangeMax: 320 });
  });

  test('a score within the ideal ones changes nothing but the names', () => {
    for (const bcs of [4, 5]) {
      const { mer, merIdeal, rer, rerIdeal, rangeMin, shownMin, idealWeight } = computed(formula, { ...unfed, bcs });
      expect([merIdeal, rerIdeal, shownMin, idealWeight]).toEqual([mer, rer, rangeMin, 20]);
    }
  });

  test('food, treats and the other stages go by the ideal weight: 22.4 kg at score 9 are fed as 16 kg', () => {
    const fat = computed(formula, { ...fed, weight: 22.4, bcs: 9 });
    const ideal = computed(formula, { ...fed, weight: 16 });
    for (const key of ['treatAllowance', 'amountPerDay', 'amountPerMeal', 'stages', 'floorKcal', 'shownMax'] as const)
      expect(fat[key]).toEqual(ideal[key]);
    expect(fat.merIdeal).toBe(ideal.mer);
  });

  test('a thin animal is fed for more than it weighs: 14 kg at score 1 are 20 kg', () => {
    expect(computed(formula, { ...unfed, weight: 14, bcs: 1 })).toMatchObject({ idealWeight: 20, merIdeal: 1059 });
  });

  test('every stage of the species is listed in order, the chosen one with the need itself', () => {
    const result = computed(formula, { ...unfed, lifeStage: 'nursing' });
    expect(result.stages.map(({ lifeStage }) => lifeStage)).toEqual(Object.keys(LIFE_STAGES.dog));
    expect(result.stages.at(-1)).toEqual({ lifeStage: 'nursing', factor: 4, mer: result.mer });
    expect(computed(formula, { ...unfed, species: 'cat' }).stages).toHaveLength(7);
  });

  test('a stage of the other species cannot get past validation', () => {
    expect(() => computed(formula, { ...unfed, lifeStage: 'kitten' })).toThrow('kitten');
  });
});

describe('any animal', () => {
  const anyAnimal = fc.constantFrom('dog' as const, 'cat' as const).chain((species) =>
    fc.record({
      species: fc.constant(species),
      weight: fc.double({ min: 0.5, max: species === 'dog' ? 120 : 15, noNaN: true }),
      weightUnit: fc.constant('kg' as const),
      lifeStage: fc.constantFrom(...(Object.keys(LIFE_STAGES[species]) as LifeStage[])),
      mealsPerDay: fc.integer({ min: 1, max: 6 }),
    }),
  );
  const anyScore = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined });
  const anyFood = fc.constantFrom(...(Object.keys(FOOD_UNITS) as FoodUnit[])).chain((foodEnergyUnit) =>
    fc.record({
      foodEnergyUnit: fc.constant(foodEnergyUnit),
      foodEnergy: fc.double({ ...limitsOf(foodEnergyUnit), noNaN: true }),
    }),
  );

  test('needs the same in pounds as in kilograms', () => {
    fc.assert(
      fc.property(anyAnimal, (animal) => {
        const inPounds = computed(formula, { ...animal, weight: animal.weight / 0.45359237, weightUnit: 'lb' });
        expect(inPounds.raw.mer / computed(formula, animal).raw.mer).toBeCloseTo(1, 12);
      }),
    );
  });

  test('needs more when it is heavier, but less for each kilogram', () => {
    fc.assert(
      fc.property(anyAnimal, fc.double({ min: 1.01, max: 3, noNaN: true }), (animal, times) => {
        const [light, heavy] = [animal, { ...animal, weight: animal.weight * times }].map(
          (one) => computed(formula, one).raw.mer,
        );
        expect(heavy).toBeGreaterThan(light ?? 0);
        expect((heavy ?? 0) / times).toBeLessThan(light ?? 0);
      }),
    );
  });

  test('has its need within the range, treats within the need, and every number finite', () => {
    fc.assert(
      fc.property(anyAnimal, anyFood, (animal, food) => {
        const result = computed(formula, { ...animal, ...food });
        const { rer, mer, rangeMin, rangeMax, treatAllowance, amountPerDay, amountPerMeal, raw } = result;
        expect(rangeMin).toBeLessThan(mer);
        expect(rangeMax).toBeGreaterThan(mer);
        expect(treatAllowance).toBeLessThanOrEqual(Math.ceil(mer / 10));
        for (const value of [rer, mer, treatAllowance, amountPerDay, amountPerMeal]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(value)).toBe(true);
        }
        // The food of a day holds the energy of a day.
        const { amountPerUnit } = FOOD_UNITS[food.foodEnergyUnit];
        expect(((raw.amountPerDay ?? 0) * food.foodEnergy) / amountPerUnit / raw.mer).toBeCloseTo(1, 12);
      }),
    );
  });

  test('is never shown a range that begins below the floor, or told to eat less, whatever the score and the stage', () => {
    fc.assert(
      fc.property(anyAnimal, anyScore, (animal, bcs) => {
        const result = computed(formula, { ...animal, ...(bcs === undefined ? {} : { bcs }) });
        const { mer, merIdeal, floorKcal, shownMin, shownMax, raw } = result;
        expect(shownMin).toBeGreaterThanOrEqual(floorKcal);
        expect(merIdeal ?? mer).toBeGreaterThanOrEqual(floorKcal);
        expect(shownMax).toBeGreaterThan(shownMin);
        expect(Math.abs(floorKcal - 0.8 * (raw.rerIdeal ?? raw.rer))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  test('needs less the fatter it is at the same weight, and its ideal weight is that of the body condition page', () => {
    fc.assert(
      fc.property(anyAnimal, fc.integer({ min: 1, max: 8 }), (animal, bcs) => {
        const [thinner, fatter] = [bcs, bcs + 1].map((score) => computed(formula, { ...animal, bcs: score }).raw);
        expect(fatter?.merIdeal ?? 0).toBeLessThanOrEqual(thinner?.merIdeal ?? 0);
        const { raw } = computed(dogBmi, { weight: animal.weight, weightUnit: 'kg', bcs });
        expect(thinner?.idealKg).toBe(raw.idealWeight);
      }),
    );
  });

  test('whatever is entered: a refusal in one of the known sentences, or an input that is computed', () => {
    const anyNumber = fc.oneof(fc.constant(null), fc.double(), fc.double({ min: 0, max: 900, noNaN: true }));
    const candidates = fc.record({
      species: fc.constantFrom('dog' as const, 'cat' as const),
      weight: anyNumber,
      weightUnit: fc.constantFrom('kg' as const, 'lb' as const, '' as const),
      lifeStage: fc.constantFrom<LifeStage | ''>('neuteredAdult', 'kitten', 'workHeavy', ''),
      bcs: fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: -1, max: 11 })),
      foodEnergy: anyNumber,
      foodEnergyUnit: fc.constantFrom<FoodUnit | ''>('cup', '100g', 'can', ''),
      mealsPerDay: fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: -1, max: 8 })),
    });
    const known = [REQUIRED, INVALID, DOG_WEIGHT, CAT_WEIGHT, LABEL, MEALS, SCORE];
    fc.assert(
      fc.property(candidates, (candidate) => {
        const verdict = formula.validate(candidate);
        if (verdict.ok) expect(computed(formula, verdict.input).mer).toBeGreaterThan(0);
        else expect(known).toContain(verdict.issues[0]?.message);
      }),
    );
  });
});

function limitsOf(unit: FoodUnit): { readonly min: number; readonly max: number } {
  const { min, max } = FOOD_UNITS[unit];
  return { min, max };
}
