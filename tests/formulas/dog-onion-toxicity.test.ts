import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { ANY_GRAMS, anyKilograms, neverUnderstates } from '#tests/support/poisonProperties.ts';
import formula, { type OnionInput } from '#workers/formulas/dog-onion-toxicity.ts';
import { ALLIUM_BANDS, ALLIUM_FORMS, type AlliumForm } from '#workers/reference/allium.ts';
import type { EatenAgo } from '#workers/reference/eatenAgo.ts';

const dog: OnionInput & { readonly eatenAgo: EatenAgo } = {
  eatenAgo: 'unknown',
  weight: 10,
  weightUnit: 'kg',
  form: 'rawOnion',
  amount: 30,
  amountUnit: 'g',
  sensitiveBreed: false,
  repeated: false,
};
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';

refuses(formula, [
  [{ ...dog, weight: null, form: '' }, REQUIRED, 'weight'],
  [{ ...dog, weight: -1, weightUnit: '', form: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, weight: 500, form: '', amount: null }, REQUIRED, 'form'],
  [{ ...dog, weight: Number.NaN, amount: null, amountUnit: '' }, REQUIRED, 'amount'],
  [{ ...dog, amount: 0, amountUnit: '' }, REQUIRED, 'amountUnit'],
  [{ ...dog, weight: 0, amount: 0 }, INVALID, 'weight'],
  [{ ...dog, weight: Number.NaN }, INVALID, 'weight'],
  [{ ...dog, weightUnit: 'oz' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...dog, form: 'lily' as 'garlic' }, INVALID, 'form'],
  [{ ...dog, weight: 500, amount: -1 }, INVALID, 'amount'],
  [{ ...dog, amount: Number.POSITIVE_INFINITY }, INVALID, 'amount'],
  [{ ...dog, amountUnit: 'kg' as 'g' }, INVALID, 'amountUnit'],
  [{ ...dog, weight: 0.49 }, WEIGHT, 'weight'],
  [{ ...dog, weight: 120.01 }, WEIGHT, 'weight'],
  [{ ...dog, weight: 1.1, weightUnit: 'lb' }, WEIGHT, 'weight'],
  [{ ...dog, weight: 265, weightUnit: 'lb' }, WEIGHT, 'weight'],
]);

const EDGES: readonly (typeof dog)[] = [
  { ...dog, weight: 0.5 },
  { ...dog, weight: 120, sensitiveBreed: true },
  { ...dog, weight: 264.5, weightUnit: 'lb', repeated: true },
  { ...dog, amount: 1e300 },
];
accepts(
  formula,
  EDGES.map((input) => [input, input] as const),
);

describe('worked results', () => {
  test('raw onion: 30 g in 10 kg are 3 g/kg, 0.3 percent', () => {
    expect(computed(formula, dog)).toMatchObject({
      onionEquivalentG: 30,
      doseGPerKg: 3,
      percentBodyWeight: 0.3,
      level: 'low',
      urgency: 'callNow',
    });
  });

  test('garlic powder: 5 g × 12 = 60 g; ÷ 7 kg = 8.5714 g/kg, 0.85714 percent, all rounded up', () => {
    expect(computed(formula, { ...dog, weight: 7, form: 'garlicPowder', amount: 5 })).toMatchObject({
      onionEquivalentG: 60,
      doseGPerKg: 8.6,
      percentBodyWeight: 0.86,
      level: 'risk',
      urgency: 'emergency',
    });
  });

  test.each([
    ['rawOnion', 1],
    ['cookedOnion', 1],
    ['leekChiveShallot', 1],
    ['onionPowder', 9],
    ['garlic', 5],
    ['garlicPowder', 12],
  ] as const)('a gram of %s stands for %d g of raw onion', (form, grams) => {
    expect(computed(formula, { ...dog, form, amount: 1 }).onionEquivalentG).toBe(grams);
  });

  test('an ounce of onion in 10 lb: 28.349523125 g ÷ 4.5359237 kg = 6.25 g/kg', () => {
    const { raw } = computed(formula, { ...dog, weightUnit: 'lb', amount: 1, amountUnit: 'oz' });
    expect(raw.doseGPerKg).toBeCloseTo(6.25, 10);
    expect(raw.percentBodyWeight).toBeCloseTo(0.625, 10);
  });

  test('a crumb is not 0', () => {
    expect(computed(formula, { ...dog, weight: 120, amount: 0.001 })).toMatchObject({
      onionEquivalentG: 0.1,
      doseGPerKg: 0.1,
      percentBodyWeight: 0.01,
    });
  });
});

describe('bands, from both sides', () => {
  test.each([
    [5, 'low', 'risk'],
    [15, 'risk', 'toxic'],
    [30, 'toxic', 'severe'],
  ])('%d g/kg', (edge, below, at) => {
    const levelAt = (gPerKg: number) => computed(formula, { ...dog, amount: gPerKg * 10 });
    expect(levelAt(edge - 0.1)).toMatchObject({ level: below });
    // A dose printed as the limit counts as reaching it.
    expect(levelAt(edge - 0.01)).toMatchObject({ level: at, doseGPerKg: edge });
    expect(levelAt(edge)).toMatchObject({ level: at, urgency: 'emergency' });
    expect(levelAt(edge + 0.001)).toMatchObject({ level: at, urgency: 'emergency' });
  });
});

test('99 g in 20 kg print 5.0 g/kg and are not below 5', () => {
  expect(computed(formula, { ...dog, weight: 20, amount: 99 })).toMatchObject({ doseGPerKg: 5, level: 'risk' });
});

test.each([
  [24, 'callForAdvice'],
  [24.1, 'callNow'],
  [25, 'callNow'],
  [49, 'callNow'],
  [49.1, 'emergency'],
])('%d g in 10 kg: from half the lowest reported dose on the page says to call now', (amount, urgency) => {
  expect(computed(formula, { ...dog, amount }).urgency).toBe(urgency);
});

describe('a sensitive breed, or eating it more than once', () => {
  const boxes = fc.record({ sensitiveBreed: fc.boolean(), repeated: fc.boolean() });

  test('raises advice today to a call now, and leaves an emergency one', () => {
    fc.assert(
      fc.property(boxes, fc.double({ min: 0.1, max: 200, noNaN: true }), (ticked, amount) => {
        const plain = computed(formula, { ...dog, amount });
        const { level, urgency } = computed(formula, { ...dog, ...ticked, amount });
        const raised = ticked.sensitiveBreed || ticked.repeated ? 'callNow' : 'callForAdvice';
        expect(level).toBe(plain.level);
        expect(urgency).toBe(plain.urgency === 'callForAdvice' ? raised : plain.urgency);
      }),
    );
  });
});

neverUnderstates({
  formula,
  input: fc.record({
    weight: anyKilograms(120),
    weightUnit: fc.constant('kg' as const),
    form: fc.constantFrom(...(Object.keys(ALLIUM_FORMS) as AlliumForm[])),
    amount: ANY_GRAMS,
    amountUnit: fc.constant('g' as const),
    sensitiveBreed: fc.boolean(),
    repeated: fc.boolean(),
  }),
  bands: { by: 'doseGPerKg', from: ALLIUM_BANDS },
  levels: ALLIUM_BANDS.map(({ level }) => level),
  figures: { onionEquivalentG: 1, doseGPerKg: 1, percentBodyWeight: 2 },
});
