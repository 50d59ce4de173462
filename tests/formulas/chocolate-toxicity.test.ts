import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { ANY_GRAMS, anyKilograms, neverUnderstates } from '#tests/support/poisonProperties.ts';
import formula, { type ChocolateInput } from '#workers/formulas/chocolate-toxicity.ts';
import { CHOCOLATE_BANDS, CHOCOLATE_TYPES, type ChocolateType } from '#workers/reference/chocolate.ts';
import type { EatenAgo } from '#workers/reference/eatenAgo.ts';

const dog: ChocolateInput & { readonly eatenAgo: EatenAgo } = {
  eatenAgo: 'unknown',
  species: 'dog',
  weight: 10,
  weightUnit: 'kg',
  chocolateType: 'milk',
  amount: 50,
  amountUnit: 'g',
};
const typed = { ...dog, cocoaPercent: null };
const bar = { ...typed, chocolateType: 'percent', cocoaPercent: 70 } as const;
const cat = { ...typed, species: 'cat', weight: 4 } as const;
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const PERCENT = 'Cocoa percentage must be between 1 and 100';
const DOG_WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';
const CAT_WEIGHT = 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)';

refuses(formula, [
  [{ ...typed, weight: null, amount: null }, REQUIRED, 'weight'],
  [{ ...typed, weight: -1, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...typed, weight: 500, chocolateType: '' }, REQUIRED, 'chocolateType'],
  [{ ...bar, cocoaPercent: null, amount: null }, REQUIRED, 'cocoaPercent'],
  [{ ...bar, cocoaPercent: 500, amount: null }, REQUIRED, 'amount'],
  [{ ...typed, amount: 0, amountUnit: '' }, REQUIRED, 'amountUnit'],
  [{ ...typed, weight: Number.NaN, amount: -1 }, INVALID, 'weight'],
  [{ ...typed, weight: 0 }, INVALID, 'weight'],
  [{ ...typed, weight: -3 }, INVALID, 'weight'],
  [{ ...typed, weight: Number.POSITIVE_INFINITY }, INVALID, 'weight'],
  [{ ...typed, weightUnit: 'st' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...typed, chocolateType: 'carob' as 'milk' }, INVALID, 'chocolateType'],
  [{ ...typed, chocolateType: 'toString' as 'milk' }, INVALID, 'chocolateType'],
  [{ ...bar, weight: 500, cocoaPercent: Number.NaN }, INVALID, 'cocoaPercent'],
  [{ ...typed, weight: 500, amount: 0 }, INVALID, 'amount'],
  [{ ...typed, amount: -2 }, INVALID, 'amount'],
  [{ ...typed, amount: Number.NaN }, INVALID, 'amount'],
  [{ ...typed, amountUnit: 'pieces' as 'g' }, INVALID, 'amountUnit'],
  [{ ...bar, weight: 0.49, cocoaPercent: 0 }, DOG_WEIGHT, 'weight'],
  [{ ...typed, weight: 120.1 }, DOG_WEIGHT, 'weight'],
  [{ ...typed, weight: 1.1, weightUnit: 'lb' }, DOG_WEIGHT, 'weight'],
  [{ ...typed, weight: 264.6, weightUnit: 'lb' }, DOG_WEIGHT, 'weight'],
  [{ ...cat, weight: 15.1 }, CAT_WEIGHT, 'weight'],
  [{ ...cat, weight: 0.49 }, CAT_WEIGHT, 'weight'],
  [{ ...bar, cocoaPercent: 0 }, PERCENT, 'cocoaPercent'],
  [{ ...bar, cocoaPercent: 0.9 }, PERCENT, 'cocoaPercent'],
  [{ ...bar, cocoaPercent: -70 }, PERCENT, 'cocoaPercent'],
  [{ ...bar, cocoaPercent: 100.1 }, PERCENT, 'cocoaPercent'],
]);

accepts(formula, [
  [typed, dog],
  [
    { ...typed, weight: 0.5 },
    { ...dog, weight: 0.5 },
  ],
  [
    { ...typed, weight: 120 },
    { ...dog, weight: 120 },
  ],
  [
    { ...cat, weight: 15 },
    { ...dog, species: 'cat', weight: 15 },
  ],
  [
    { ...typed, amount: 1e300 },
    { ...dog, amount: 1e300 },
  ],
  [
    { ...bar, cocoaPercent: 1 },
    { ...dog, chocolateType: 'percent', cocoaPercent: 1 },
  ],
  [
    { ...bar, cocoaPercent: 100 },
    { ...dog, chocolateType: 'percent', cocoaPercent: 100 },
  ],
  // A percentage applies only to a bar with a stated percentage.
  [{ ...typed, cocoaPercent: 500 }, dog],
]);

describe('worked results', () => {
  test('milk chocolate: 50 g × 2.3 mg/g = 115 mg, in 10 kg 11.5 mg/kg', () => {
    expect(computed(formula, dog)).toMatchObject({
      methylxanthineMg: 115,
      doseMgPerKg: 11.5,
      level: 'low',
      urgency: 'callForAdvice',
    });
  });

  test('3 oz of dark in 20 lb: 85.0486 g × 5.6 = 476.27 mg, ÷ 9.07185 kg = 52.4999 mg/kg, rounded up', () => {
    const given = { ...dog, weight: 20, weightUnit: 'lb', chocolateType: 'dark', amount: 3, amountUnit: 'oz' } as const;
    const { raw, ...shown } = computed(formula, given);
    expect(shown).toEqual({
      methylxanthineMg: 477,
      doseMgPerKg: 52.5,
      level: 'severe',
      urgency: 'emergency',
      fatNote: true,
    });
    expect(raw.methylxanthineMg).toBeCloseTo(476.272, 3);
    expect(raw.doseMgPerKg).toBeCloseTo(52.5, 6);
  });

  test('a bar of 70 percent is that share of unsweetened chocolate: 10.85 mg/g', () => {
    const { raw } = computed(formula, { ...dog, chocolateType: 'percent', cocoaPercent: 70, amount: 100 });
    expect(raw.mgPerG).toBeCloseTo(10.85, 10);
    expect(raw.methylxanthineMg).toBeCloseTo(1085, 8);
  });

  test('unsweetened chocolate and a bar of 100 percent are the same', () => {
    const whole = computed(formula, { ...dog, chocolateType: 'percent', cocoaPercent: 100 });
    expect(whole).toEqual(computed(formula, { ...dog, chocolateType: 'baking' }));
  });

  test('a crumb of white chocolate is not 0', () => {
    const crumb = computed(formula, { ...dog, weight: 100, chocolateType: 'white', amount: 0.0001 });
    expect(crumb).toMatchObject({ methylxanthineMg: 1, doseMgPerKg: 0.1, urgency: 'callForAdvice' });
  });

  test('a cat is judged by the scale for dogs', () => {
    const { level, urgency } = computed(formula, dog);
    expect(computed(formula, { ...dog, species: 'cat' })).toMatchObject({ level, urgency });
  });
});

describe('bands, from both sides', () => {
  const EDGES = [
    [20, 'low', 'callForAdvice', 'mild', 'callNow'],
    [40, 'mild', 'callNow', 'severe', 'emergency'],
    [60, 'severe', 'emergency', 'seizure', 'emergency'],
    [100, 'seizure', 'emergency', 'lethal', 'emergency'],
  ] as const;
  test.each(EDGES)('%d mg/kg', (edge, below, urgencyBelow, at, urgencyAt) => {
    // 2.3 mg/g in 2.3 kg: as many grams as mg per kg.
    const at10 = (amount: number) => computed(formula, { ...dog, weight: 2.3, amount });
    expect(at10(edge - 0.1)).toMatchObject({ level: below, urgency: urgencyBelow });
    // A dose printed as the limit counts as reaching it.
    expect(at10(edge - 0.01)).toMatchObject({ level: at, urgency: urgencyAt, doseMgPerKg: edge });
    expect(at10(edge)).toMatchObject({ level: at, urgency: urgencyAt });
    expect(at10(edge + 0.001)).toMatchObject({ level: at, urgency: urgencyAt });
  });
});

neverUnderstates({
  formula,
  input: fc.record({
    species: fc.constantFrom('dog' as const, 'cat' as const),
    weight: anyKilograms(15),
    weightUnit: fc.constant('kg' as const),
    chocolateType: fc.constantFrom(...(Object.keys(CHOCOLATE_TYPES) as ChocolateType[])),
    cocoaPercent: fc.double({ min: 1, max: 100, noNaN: true }),
    amount: ANY_GRAMS,
    amountUnit: fc.constant('g' as const),
  }),
  bands: { by: 'doseMgPerKg', from: CHOCOLATE_BANDS },
  levels: CHOCOLATE_BANDS.map(({ level }) => level),
  figures: { methylxanthineMg: 0, doseMgPerKg: 1 },
});

test.each([
  [49.999, false],
  [50, true],
  [300, true],
])('%d g of white chocolate in 10 kg: fat is warned of first from 5 g/kg on: %s', (amount, fatNote) => {
  expect(computed(formula, { ...dog, chocolateType: 'white', amount }).fatNote).toBe(fatNote);
});

test('the fat of a large amount is detected in ounces and pounds as well', () => {
  const given = { ...dog, weight: 22.0462, weightUnit: 'lb', amount: 1.764, amountUnit: 'oz' } as const;
  expect(computed(formula, given).fatNote).toBe(true);
});

test('a darker kind, or more cocoa, is never less urgent', () => {
  const doseOf = (chocolateType: ChocolateType, cocoaPercent = 1) =>
    computed(formula, { ...dog, chocolateType, cocoaPercent }).raw.doseMgPerKg;
  const byDarkness = (['white', 'milk', 'dark', 'baking', 'cocoaPowder'] as const).map((type) => doseOf(type));
  expect(byDarkness).toEqual([...byDarkness].sort((a, b) => a - b));
  const byPercent = [1, 30, 50, 70, 99, 100].map((percent) => doseOf('percent', percent));
  expect(byPercent).toEqual([...byPercent].sort((a, b) => a - b));
});
