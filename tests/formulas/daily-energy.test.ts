import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DailyEnergyInput } from '#workers/formulas/daily-energy.ts';
import dogBmi from '#workers/formulas/dog-bmi.ts';
import { FOOD_UNITS, type FoodUnit, LEAST_FACTOR, LIFE_STAGES, type LifeStage } from '#workers/reference/petEnergy.ts';

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
    // The lower end of the range would be below it.
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
    // The figures of the entered weight are unchanged.
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

  test('is never shown a range that begins below the floor, or told to eat less, for any score and stage', () => {
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
});

function limitsOf(unit: FoodUnit): { readonly min: number; readonly max: number } {
  const { min, max } = FOOD_UNITS[unit];
  return { min, max };
}
