import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { ANY_GRAMS, anyKilograms, neverUnderstates } from '#tests/support/poisonProperties.ts';
import formula, { type RaisinInput } from '#workers/formulas/dog-raisin-toxicity.ts';
import type { EatenAgo } from '#workers/reference/eatenAgo.ts';
import { GRAPE_FRUITS, GRAPE_LEVELS, type GrapeFruit } from '#workers/reference/grapeRaisin.ts';

const dog: RaisinInput & { readonly eatenAgo: EatenAgo } = {
  eatenAgo: 'unknown',
  weight: 10,
  weightUnit: 'kg',
  fruit: 'grape',
  amount: 6,
  amountUnit: 'pieces',
};
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';

refuses(formula, [
  [{ ...dog, weight: null, amount: null }, REQUIRED, 'weight'],
  [{ ...dog, weight: -1, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, weight: 500, fruit: '', amount: null }, REQUIRED, 'fruit'],
  [{ ...dog, weight: Number.NaN, amount: null, amountUnit: '' }, REQUIRED, 'amount'],
  [{ ...dog, amount: 0, amountUnit: '' }, REQUIRED, 'amountUnit'],
  [{ ...dog, weight: 0, amount: 0 }, INVALID, 'weight'],
  [{ ...dog, weightUnit: 'g' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...dog, fruit: 'plum' as 'grape' }, INVALID, 'fruit'],
  [{ ...dog, weight: 500, amount: -1 }, INVALID, 'amount'],
  [{ ...dog, amount: Number.NaN }, INVALID, 'amount'],
  [{ ...dog, amountUnit: 'handfuls' as 'pieces' }, INVALID, 'amountUnit'],
  [{ ...dog, weight: 0.49 }, WEIGHT, 'weight'],
  [{ ...dog, weight: 120.01 }, WEIGHT, 'weight'],
  [{ ...dog, weight: 265, weightUnit: 'lb' }, WEIGHT, 'weight'],
]);

const EDGES: readonly (typeof dog)[] = [
  { ...dog, weight: 0.5 },
  { ...dog, weight: 120 },
  { ...dog, weight: 264.5, weightUnit: 'lb', amountUnit: 'oz' },
  { ...dog, amount: 0.5 },
  { ...dog, amount: 1e300 },
];
accepts(
  formula,
  EDGES.map((input) => [input, input] as const),
);

describe('worked results', () => {
  test('six grapes in 10 kg: 30 g, 3 g/kg, 6 × 4.5 ÷ 10 = 2.7 pieces', () => {
    expect(computed(formula, dog)).toMatchObject({
      amountG: 30,
      doseGPerKg: 3,
      piecesPer4_5Kg: 2.7,
      level: 'risk',
      urgency: 'emergency',
    });
  });

  test('an ounce of raisins in 25 lb: 28.35 g ÷ 11.34 kg = 2.5 g/kg, 11.25 pieces rounded up', () => {
    const given = { ...dog, weight: 25, weightUnit: 'lb', fruit: 'raisin', amount: 1, amountUnit: 'oz' } as const;
    expect(computed(formula, given)).toMatchObject({ amountG: 28.4, doseGPerKg: 2.5, piecesPer4_5Kg: 11.3 });
  });

  test('a piece is a piece, whether it is counted or weighed', () => {
    for (const [fruit, grams] of [
      ['grape', 5],
      ['raisin', 1],
      ['currant', 1],
    ] as const) {
      const { piecesPer4_5KgMost: most, raw, ...counted } = computed(formula, { ...dog, fruit });
      expect(computed(formula, { ...dog, fruit, amount: 6 * grams, amountUnit: 'g' })).toMatchObject(counted);
      expect([most, raw.piecesMost]).toEqual([counted.piecesPer4_5Kg, 6]);
    }
  });

  test('a single raisin in the heaviest dog is a call now, and no figure of it is 0', () => {
    expect(computed(formula, { ...dog, weight: 120, fruit: 'raisin', amount: 1 })).toMatchObject({
      amountG: 1,
      doseGPerKg: 0.01,
      piecesPer4_5Kg: 0.1,
      level: 'anyAmount',
      urgency: 'callNow',
    });
  });
});

describe('fruit that was weighed is counted in light pieces', () => {
  test.each([
    ['grape', 2.4],
    ['raisin', 0.4],
    ['currant', 0.2],
  ] as const)('a %s may weigh as little as %d g', (fruit, grams) => {
    expect(GRAPE_FRUITS[fruit].lightGramsPerPiece).toBe(grams);
    const { raw } = computed(formula, { ...dog, fruit, amount: 12, amountUnit: 'g' });
    expect(raw.piecesMost).toBeCloseTo(12 / grams, 10);
  });

  test('2 g of raisins in 10 kg: 5 pieces, 2.25 per 4.5 kg rounded up, an emergency', () => {
    expect(computed(formula, { ...dog, fruit: 'raisin', amount: 2, amountUnit: 'g' })).toMatchObject({
      piecesPer4_5Kg: 0.9,
      piecesPer4_5KgMost: 2.3,
      level: 'risk',
      urgency: 'emergency',
      raw: { piecesMost: 5, piecesPer4_5KgMost: 2.25 },
    });
  });

  test('the most is never less than what was counted, and decides', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(GRAPE_FRUITS) as GrapeFruit[])),
        ANY_GRAMS,
        anyKilograms(120),
        fc.constantFrom('g' as const, 'oz' as const, 'pieces' as const),
        (fruit, amount, weight, amountUnit) => {
          const result = computed(formula, { ...dog, fruit, amount, weight, amountUnit });
          expect(result.piecesPer4_5KgMost).toBeGreaterThanOrEqual(result.piecesPer4_5Kg);
          if (result.piecesPer4_5KgMost > 1) expect(result.urgency).toBe('emergency');
        },
      ),
    );
  });
});

describe('levels, from both sides', () => {
  test('one piece per 4.5 kg is not more than one, in kilograms as in pounds', () => {
    const two = { ...dog, weight: 9, amount: 2 };
    expect(computed(formula, two)).toMatchObject({ level: 'anyAmount', urgency: 'callNow', piecesPer4_5Kg: 1 });
    const inPounds = { ...two, weight: 9 / 0.45359237, weightUnit: 'lb' } as const;
    expect(computed(formula, inPounds)).toMatchObject({ level: 'anyAmount', urgency: 'callNow' });
    expect(computed(formula, { ...two, weight: 8.999 })).toMatchObject({ level: 'risk', urgency: 'emergency' });
    expect(computed(formula, { ...two, amount: 2.001 })).toMatchObject({ level: 'risk', urgency: 'emergency' });
  });

  test.each([
    ['grape', 19.6],
    ['raisin', 2.8],
    ['currant', 2.8],
  ] as const)('the lowest amount reported for %s: %d g/kg', (fruit, gPerKg) => {
    const at = (dose: number) => computed(formula, { ...dog, fruit, amount: dose * 10, amountUnit: 'g' });
    expect(at(gPerKg - 0.01)).toMatchObject({ level: 'risk', urgency: 'emergency' });
    // Printed as the lowest amount reported, it counts as that.
    expect(at(gPerKg - 0.001)).toMatchObject({ level: 'reported', doseGPerKg: gPerKg });
    expect(at(gPerKg)).toMatchObject({ level: 'reported', urgency: 'emergency' });
    expect(at(gPerKg + 0.001)).toMatchObject({ level: 'reported', urgency: 'emergency' });
  });
});

neverUnderstates({
  formula,
  input: fc.record({
    weight: anyKilograms(120),
    weightUnit: fc.constant('kg' as const),
    fruit: fc.constantFrom(...(Object.keys(GRAPE_FRUITS) as GrapeFruit[])),
    amount: ANY_GRAMS,
    amountUnit: fc.constant('g' as const),
  }),
  levels: Object.keys(GRAPE_LEVELS),
  figures: { amountG: 1, doseGPerKg: 2, piecesPer4_5Kg: 1, piecesPer4_5KgMost: 1 },
});

test('no amount, however small, is less than a call now', () => {
  fc.assert(
    fc.property(ANY_GRAMS, anyKilograms(120), (amount, weight) => {
      expect(computed(formula, { ...dog, weight, amount }).urgency).not.toBe('callForAdvice');
    }),
  );
});
