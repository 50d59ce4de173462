import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { ANY_GRAMS, anyKilograms, neverUnderstates } from '#tests/support/poisonProperties.ts';
import formula, { type XylitolInput } from '#workers/formulas/dog-xylitol-toxicity.ts';
import type { EatenAgo } from '#workers/reference/eatenAgo.ts';
import { XYLITOL_BANDS, XYLITOL_PRODUCTS, type XylitolProduct } from '#workers/reference/xylitol.ts';

const dog: XylitolInput & { readonly eatenAgo: EatenAgo } = {
  eatenAgo: 'unknown',
  weight: 10,
  weightUnit: 'kg',
  product: 'gum',
  amount: 1,
};
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';

refuses(formula, [
  [{ ...dog, weight: null, amount: null }, REQUIRED, 'weight'],
  [{ ...dog, weight: -1, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, weight: 500, product: '' }, REQUIRED, 'product'],
  [{ ...dog, weight: Number.NaN, amount: null }, REQUIRED, 'amount'],
  [{ ...dog, weight: 0, amount: 0 }, INVALID, 'weight'],
  [{ ...dog, weightUnit: 'g' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...dog, product: 'toString' as 'gum' }, INVALID, 'product'],
  [{ ...dog, weight: 500, amount: 0 }, INVALID, 'amount'],
  [{ ...dog, amount: Number.NaN }, INVALID, 'amount'],
  [{ ...dog, weight: 0.49 }, WEIGHT, 'weight'],
  [{ ...dog, weight: 120.01 }, WEIGHT, 'weight'],
  [{ ...dog, weight: 1.1, weightUnit: 'lb' }, WEIGHT, 'weight'],
]);

const EDGES: readonly (typeof dog)[] = [
  { ...dog, weight: 0.5 },
  { ...dog, weight: 264.5, weightUnit: 'lb', product: 'mint' },
  { ...dog, amount: 0.5 },
  { ...dog, amount: 1e300 },
];
accepts(
  formula,
  EDGES.map((input) => [input, input] as const),
);

describe('worked results', () => {
  test('ten pieces of gum in 20 lb: 10,000 mg ÷ 9.0718474 kg = 1102.3 mg/kg, rounded up', () => {
    expect(computed(formula, { ...dog, weight: 20, weightUnit: 'lb', amount: 10 })).toMatchObject({
      xylitolMg: 10_000,
      doseMgPerKg: 1102.4,
      level: 'liver',
      urgency: 'emergency',
    });
  });

  test.each([
    ['gum', 1000],
    ['mint', 1000],
    ['granules', 1000],
    ['labelMg', 1],
  ] as const)('one of %s holds %d mg', (product, mg) => {
    expect(computed(formula, { ...dog, product }).raw.xylitolMg).toBe(mg);
  });
});

test.each([
  [75, 'anyAmount', 'callNow', 'hypoglycemia'],
  [500, 'hypoglycemia', 'emergency', 'liver'],
] as const)('from %d mg/kg on, from both sides', (edge, below, urgencyBelow, at) => {
  const levelAt = (dose: number) => computed(formula, { ...dog, product: 'labelMg', amount: dose * 10 });
  expect(levelAt(edge - 0.1)).toMatchObject({ level: below, urgency: urgencyBelow });
  expect(levelAt(edge - 0.01)).toMatchObject({ level: at, urgency: 'emergency', doseMgPerKg: edge });
  expect(levelAt(edge)).toMatchObject({ level: at, urgency: 'emergency' });
});

test('so few milligrams from a label may be grams; pieces may not', () => {
  const asked = (given: Partial<XylitolInput>) => computed(formula, { ...dog, ...given }).amountQuestion;
  expect(asked({ product: 'labelMg', amount: 19.9 })).toBe(true);
  expect(asked({ product: 'labelMg', amount: 20 })).toBe(false);
  expect(asked({ product: 'gum', amount: 1 })).toBe(false);
});

neverUnderstates({
  formula,
  input: fc.record({
    weight: anyKilograms(120),
    weightUnit: fc.constant('kg' as const),
    product: fc.constantFrom(...(Object.keys(XYLITOL_PRODUCTS) as XylitolProduct[])),
    amount: ANY_GRAMS,
  }),
  bands: { by: 'doseMgPerKg', from: XYLITOL_BANDS },
  levels: XYLITOL_BANDS.map(({ level }) => level),
  figures: { xylitolMg: 0, doseMgPerKg: 1 },
  isReadOut: true,
});

test('no amount, however small, is less than a call now', () => {
  fc.assert(
    fc.property(ANY_GRAMS, anyKilograms(120), (amount, weight) => {
      expect(computed(formula, { ...dog, product: 'labelMg', weight, amount }).urgency).not.toBe('callForAdvice');
    }),
  );
});
