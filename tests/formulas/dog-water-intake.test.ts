import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DogWaterInput } from '#workers/formulas/dog-water-intake.ts';
import { DRINKING_EDGES, MOST_OF_THE_NEED, TOTAL_EDGES, WATER_ML_PER_KG } from '#workers/reference/waterIntake.ts';

const dog: DogWaterInput = { weight: 20, weightUnit: 'kg' };
const candidate = { ...dog, foodGrams: null, foodMoisture: null, measuredIntake: null } as const;
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';

refuses(formula, [
  [{ ...candidate, weight: null, weightUnit: '' }, REQUIRED, 'weight'],
  [{ ...candidate, weight: 500, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...candidate, weight: Number.NaN, foodGrams: 400 }, REQUIRED, 'foodMoisture'],
  [{ ...candidate, foodMoisture: 78 }, REQUIRED, 'foodGrams'],
  [{ ...candidate, weight: Number.NaN }, INVALID, 'weight'],
  [{ ...candidate, weight: 0, measuredIntake: -1 }, INVALID, 'weight'],
  [{ ...candidate, weightUnit: 'st' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...candidate, foodGrams: -1, foodMoisture: 101 }, INVALID, 'foodGrams'],
  [{ ...candidate, foodGrams: 1_000_001, foodMoisture: 10 }, INVALID, 'foodGrams'],
  [{ ...candidate, weight: 500, foodGrams: 400, foodMoisture: 100.1 }, INVALID, 'foodMoisture'],
  [{ ...candidate, foodGrams: 400, foodMoisture: -0.1 }, INVALID, 'foodMoisture'],
  [{ ...candidate, weight: 500, measuredIntake: -1 }, INVALID, 'measuredIntake'],
  [{ ...candidate, measuredIntake: 1_000_001 }, INVALID, 'measuredIntake'],
  [{ ...candidate, weight: 0.49 }, WEIGHT, 'weight'],
  [{ ...candidate, weight: 120.1 }, WEIGHT, 'weight'],
  [{ ...candidate, weight: 1.1, weightUnit: 'lb' }, WEIGHT, 'weight'],
]);

accepts(formula, [
  [candidate, dog],
  [
    { ...candidate, weight: 0.5, foodGrams: 0, foodMoisture: 0, measuredIntake: 0 },
    { ...dog, weight: 0.5, foodGrams: 0, foodMoisture: 0, measuredIntake: 0 },
  ],
  [
    { ...candidate, weight: 120, foodGrams: 1_000_000, foodMoisture: 100, measuredIntake: 1_000_000 },
    { ...dog, weight: 120, foodGrams: 1_000_000, foodMoisture: 100, measuredIntake: 1_000_000 },
  ],
]);

describe('worked results', () => {
  test('20 kg: 800, 1000 and 1200 mL, 33.8 fl oz, 4.23 cups', () => {
    expect(computed(formula, dog)).toMatchObject({
      minMl: 800,
      typicalMl: 1000,
      maxMl: 1200,
      foodWaterMl: 0,
      drinkMl: 1000,
      drinkFlOz: 33.8,
      drinkCups: 4.23,
      measuredMlPerKg: null,
      status: null,
    });
  });

  test('44 lb are 19.958 kg: 798, 998 and 1197 mL', () => {
    expect(computed(formula, { weight: 44, weightUnit: 'lb' })).toMatchObject({
      minMl: 798,
      typicalMl: 998,
      maxMl: 1197,
      drinkMl: 998,
    });
  });

  test('400 g of food with 78 % moisture leave 188 of 500 mL to a dog of 10 kg', () => {
    const input: DogWaterInput = { weight: 10, weightUnit: 'kg', foodGrams: 400, foodMoisture: 78 };
    expect(computed(formula, input)).toMatchObject({ foodWaterMl: 312, drinkMl: 188, drinkFlOz: 6.4, drinkCups: 0.79 });
  });

  test('food with more water than the need leaves nothing, and never less', () => {
    const input: DogWaterInput = { weight: 10, weightUnit: 'kg', foodGrams: 900, foodMoisture: 80 };
    expect(computed(formula, input)).toMatchObject({ foodWaterMl: 720, drinkMl: 0, drinkFlOz: 0, drinkCups: 0 });
  });
});

test('the edges of the classes, the need and what is most of it', () => {
  expect(DRINKING_EDGES).toEqual({ lowBelow: 20, increasedAbove: 90, highAbove: 100 });
  expect(TOTAL_EDGES).toEqual({ lowBelow: 20, increasedAbove: 70, highAbove: 100 });
  expect(WATER_ML_PER_KG).toEqual({ min: 40, typical: 50, max: 60 });
  expect(MOST_OF_THE_NEED).toBe(0.5);
});

describe('classes of all water', () => {
  test.each([
    [0, 'low', 0],
    [398, 'low', 19.9],
    // Displayed as 20.0, so it must not be classed below 20.
    [399.2, 'normal', 20],
    [400, 'normal', 20],
    [1399, 'normal', 70],
    [1400, 'normal', 70],
    [1400.5, 'increased', 70],
    [2000, 'increased', 100],
    [2000.01, 'high', 100],
    [2100, 'high', 105],
  ])('%d mL in a dog of 20 kg are %s, %d mL/kg', (measuredIntake, totalStatus, totalMlPerKg) => {
    expect(computed(formula, { ...dog, measuredIntake })).toMatchObject({ totalStatus, totalMlPerKg });
  });

  test('count the water in the food: 440 mL drunk and 240 mL eaten by a dog of 5 kg are 136 mL/kg, high', () => {
    const input: DogWaterInput = { ...dog, weight: 5, foodGrams: 300, foodMoisture: 80, measuredIntake: 440 };
    expect(computed(formula, input)).toMatchObject({
      measuredMlPerKg: 88,
      status: 'normal',
      totalMlPerKg: 136,
      totalStatus: 'high',
    });
  });

  test('a dog on wet food that hardly drinks is not low', () => {
    const input: DogWaterInput = { ...dog, weight: 10, foodGrams: 400, foodMoisture: 78, measuredIntake: 100 };
    expect(computed(formula, input)).toMatchObject({ status: 'low', totalMlPerKg: 41.2, totalStatus: 'normal' });
  });

  test('are unknown where nothing was measured, whatever the food', () => {
    expect(computed(formula, { ...dog, foodGrams: 400, foodMoisture: 78 })).toMatchObject({
      totalMlPerKg: null,
      totalStatus: null,
    });
  });

  test('are never below those of the drinking alone, unless that is called low', () => {
    const RANKS = ['low', 'normal', 'increased', 'high'];
    const anyDay = fc.record({
      weight: fc.double({ min: 0.5, max: 120, noNaN: true }),
      foodGrams: fc.double({ min: 0, max: 3000, noNaN: true }),
      foodMoisture: fc.double({ min: 0, max: 100, noNaN: true }),
      measuredIntake: fc.double({ min: 0, max: 10_000, noNaN: true }),
    });
    fc.assert(
      fc.property(anyDay, (day) => {
        const { status, totalStatus, totalMlPerKg, raw } = computed(formula, { weightUnit: 'kg', ...day });
        expect(RANKS.indexOf(totalStatus ?? '')).toBeGreaterThanOrEqual(RANKS.indexOf(status ?? ''));
        // By the larger of the exact and the displayed number.
        const decides = Math.max(raw.totalMlPerKg ?? 0, totalMlPerKg ?? 0);
        expect(totalStatus === 'low').toBe(decides < 20 - 1e-9);
        expect(totalStatus === 'high').toBe(decides > 100 + 1e-9);
        expect(totalStatus === 'normal').toBe(decides >= 20 - 1e-9 && decides <= 70 + 1e-9);
      }),
    );
  });
});

describe('classes of drinking', () => {
  test.each([
    [0, 'low', 0],
    [399, 'low', 20],
    [400, 'normal', 20],
    [1800, 'normal', 90],
    [1801, 'increased', 90.1],
    [2000, 'increased', 100],
    [2000.01, 'high', 100],
    [2100, 'high', 105],
  ])('%d mL by a dog of 20 kg are %s, shown as %d mL/kg', (measuredIntake, status, measuredMlPerKg) => {
    expect(computed(formula, { ...dog, measuredIntake })).toMatchObject({ status, measuredMlPerKg });
  });

  test('a conversion of units does not move an edge', () => {
    for (const pounds of [3, 11, 44, 77, 250]) {
      const at = (mlPerKg: number) =>
        computed(formula, { weight: pounds, weightUnit: 'lb', measuredIntake: mlPerKg * pounds * 0.45359237 }).status;
      expect([at(20), at(90), at(100)]).toEqual(['normal', 'normal', 'increased']);
    }
  });

  test('more drinking never lowers the class', () => {
    const RANKS = ['low', 'normal', 'increased', 'high'];
    const amount = fc.double({ min: 0, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 120, noNaN: true }), amount, amount, (weight, one, other) => {
        const rank = (measuredIntake: number) =>
          RANKS.indexOf(computed(formula, { weight, weightUnit: 'kg', measuredIntake }).status ?? '');
        expect(rank(Math.max(one, other))).toBeGreaterThanOrEqual(rank(Math.min(one, other)));
        expect(rank(one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('pounds and kilograms agree, and the parts make the whole', () => {
  const anyDog = fc.record({
    weight: fc.double({ min: 1.2, max: 264, noNaN: true }),
    foodGrams: fc.double({ min: 0, max: 3000, noNaN: true }),
    foodMoisture: fc.double({ min: 0, max: 100, noNaN: true }),
    measuredIntake: fc.double({ min: 0, max: 10_000, noNaN: true }),
  });
  fc.assert(
    fc.property(anyDog, ({ weight, ...rest }) => {
      const pounds = computed(formula, { weight, weightUnit: 'lb', ...rest });
      const kilograms = computed(formula, { weight: weight * 0.45359237, weightUnit: 'kg', ...rest });
      expect(pounds).toEqual(kilograms);
      const { raw, minMl, typicalMl, maxMl } = pounds;
      expect(raw.drinkMl).toBeGreaterThanOrEqual(0);
      expect(raw.drinkMl + raw.foodWaterMl).toBeGreaterThanOrEqual(raw.typicalMl - 1e-9);
      expect(minMl).toBeLessThanOrEqual(typicalMl);
      expect(typicalMl).toBeLessThanOrEqual(maxMl);
      expect(pounds.drinkFlOz / 8).toBeCloseTo(pounds.drinkCups, 1);
    }),
  );
});
