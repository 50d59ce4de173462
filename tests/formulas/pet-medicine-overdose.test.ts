import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { ANY_GRAMS } from '#tests/support/poisonProperties.ts';
import formula, { type OverdoseInput } from '#workers/formulas/pet-medicine-overdose.ts';
import type { EatenAgo } from '#workers/reference/eatenAgo.ts';
import { OVERDOSE_MEDICINES, type OverdoseMedicine } from '#workers/reference/medicineOverdose.ts';
import { POISON_URGENCY } from '#workers/reference/poisoning.ts';

const dog: OverdoseInput & { readonly eatenAgo: EatenAgo } = {
  eatenAgo: 'unknown',
  species: 'dog',
  weight: 10,
  weightUnit: 'kg',
  medicine: 'diphenhydramine',
  strengthMg: 25,
  count: 4,
  wholePackage: false,
};
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';

refuses(formula, [
  [{ ...dog, species: '', weight: null }, REQUIRED, 'species'],
  [{ ...dog, weight: null, weightUnit: '' }, REQUIRED, 'weight'],
  [{ ...dog, weight: -1, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, medicine: '', strengthMg: null }, REQUIRED, 'medicine'],
  [{ ...dog, strengthMg: null, count: 0 }, REQUIRED, 'strengthMg'],
  [{ ...dog, count: null }, REQUIRED, 'count'],
  [{ ...dog, species: 'rabbit' as 'dog' }, INVALID, 'species'],
  [{ ...dog, weight: 0, count: 0 }, INVALID, 'weight'],
  [{ ...dog, weightUnit: 'oz' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...dog, medicine: 'toString' as 'other' }, INVALID, 'medicine'],
  [{ ...dog, strengthMg: 0 }, INVALID, 'strengthMg'],
  [{ ...dog, count: Number.NaN }, INVALID, 'count'],
  [{ ...dog, weight: 0.49 }, 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)', 'weight'],
  [{ ...dog, species: 'cat', weight: 15.1 }, 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)', 'weight'],
]);
accepts(
  formula,
  [dog, { ...dog, weight: 120 }, { ...dog, species: 'cat' as const, weight: 15 }].map((input) => [input, input]),
);

test('six tablets of 100 mg in 55 lb: 600 mg ÷ 24.9475804 kg = 24.05 mg/kg, rounded up', () => {
  const given = { ...dog, weight: 55, weightUnit: 'lb', medicine: 'carprofen', strengthMg: 100, count: 6 } as const;
  expect(computed(formula, given)).toMatchObject({ amountMg: 600, doseMgPerKg: 24.1, urgency: 'callNow' });
});

test.each([
  [0.2, 0.2, 0.02],
  [0.123, 0.12, 0.012],
  [0.125, 0.13, 0.013],
  [0.999, 1, 0.1],
  [1, 1, 0.1],
  [1.01, 1.1, 0.1],
])(
  '%d mg are read out as %d mg and %d mg/kg: two digits below 1, rounded up from 1 on',
  (amount, amountMg, doseMgPerKg) => {
    expect(computed(formula, { ...dog, strengthMg: amount, count: 1 })).toMatchObject({ amountMg, doseMgPerKg });
  },
);

describe('a strength that may be grams', () => {
  test.each([
    ['ibuprofen', 5],
    ['naproxen', 5],
    ['carprofen', 5],
    ['aspirin', 5],
    ['acetaminophen', 5],
    ['diphenhydramine', 1],
  ] as const)('of %s is asked about below %d mg', (medicine, limit) => {
    const asked = (strengthMg: number) => computed(formula, { ...dog, medicine, strengthMg }).strengthQuestion;
    expect([limit - 0.01, limit].map(asked)).toEqual([true, false]);
  });

  test.each(['meloxicam', 'other'] as const)('of %s is none: so little is sold', (medicine) => {
    expect(computed(formula, { ...dog, medicine, strengthMg: 0.5 })).not.toHaveProperty('ifGrams');
  });

  test('is computed both ways, and the more urgent one decides', () => {
    expect(computed(formula, { ...dog, strengthMg: 0.5, count: 1 })).toMatchObject({
      amountMg: 0.5,
      ifGrams: { amountMg: 500, doseMgPerKg: 50 },
      urgency: 'emergency',
    });
  });
});

describe('the urgency', () => {
  test.each([
    ['diphenhydramine', 'callNow', 'callNow'],
    ['meloxicam', 'callNow', 'emergency'],
    ['carprofen', 'callNow', 'emergency'],
    ['ibuprofen', 'emergency', 'emergency'],
    ['naproxen', 'emergency', 'emergency'],
    ['aspirin', 'callNow', 'emergency'],
    ['acetaminophen', 'emergency', 'emergency'],
    ['other', 'callNow', 'callNow'],
  ] as const)('of the least %s: %s for a dog, %s for a cat', (medicine, forDog, forCat) => {
    const crumb = { ...dog, medicine, strengthMg: 0.1, count: 0.1 };
    expect(computed(formula, crumb).urgency).toBe(forDog);
    expect(computed(formula, { ...crumb, species: 'cat' }).urgency).toBe(forCat);
  });

  test.each([
    [0.39, 'callNow'],
    [0.394, 'callNow'],
    [0.396, 'emergency'],
    [0.4, 'emergency'],
    [0.5, 'emergency'],
    [5, 'emergency'],
  ])('of %d mg/kg of meloxicam in a dog: %s, the printed figure deciding', (dose, urgency) => {
    const given = { ...dog, medicine: 'meloxicam', strengthMg: dose, count: 10 } as const;
    expect(computed(formula, given).urgency).toBe(urgency);
  });

  test.each(['dog', 'cat'] as const)('of diphenhydramine in a %s: an emergency from 30 mg/kg on', (species) => {
    const urgencyOf = (strengthMg: number) => computed(formula, { ...dog, species, strengthMg, count: 10 }).urgency;
    expect([29.9, 29.91, 30].map(urgencyOf)).toEqual(['callNow', 'emergency', 'emergency']);
  });

  test.each(Object.keys(OVERDOSE_MEDICINES) as OverdoseMedicine[])(
    'of a whole package of %s: an emergency',
    (medicine) => {
      for (const species of ['dog', 'cat'] as const) {
        const given = { ...dog, species, medicine, strengthMg: 5, count: 0.01, wholePackage: true };
        expect(computed(formula, given).urgency).toBe('emergency');
      }
    },
  );

  const urgencies = Object.keys(POISON_URGENCY);
  const anyInput = fc.record({
    species: fc.constantFrom('dog' as const, 'cat' as const),
    weight: fc.double({ min: 0.5, max: 15, noNaN: true }),
    weightUnit: fc.constant('kg' as const),
    medicine: fc.constantFrom(...(Object.keys(OVERDOSE_MEDICINES) as OverdoseMedicine[])),
    strengthMg: ANY_GRAMS,
    count: ANY_GRAMS,
    wholePackage: fc.boolean(),
  });

  test('is never below a call now, and no amount lowers it', () => {
    fc.assert(
      fc.property(anyInput, fc.double({ min: 1, max: 1e6, noNaN: true }), (given, times) => {
        const { urgency, doseMgPerKg, amountMg } = computed(formula, given);
        const more = computed(formula, { ...given, count: Math.min(given.count * times, Number.MAX_VALUE) });
        expect(urgency).not.toBe('callForAdvice');
        expect(urgencies.indexOf(more.urgency)).toBeGreaterThanOrEqual(urgencies.indexOf(urgency));
        for (const figure of [doseMgPerKg, amountMg]) {
          expect(figure).toBeGreaterThanOrEqual(0.0001);
          expect(Number.isFinite(figure)).toBe(true);
        }
      }),
    );
  });
});
