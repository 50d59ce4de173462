import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { ANY_GRAMS } from '#tests/support/poisonProperties.ts';
import formula, { type OverdoseInput } from '#workers/formulas/pet-medicine-overdose.ts';
import { OVERDOSE_MEDICINES, type OverdoseMedicine } from '#workers/reference/medicineOverdose.ts';
import { POISON_URGENCY } from '#workers/reference/poisoning.ts';

const dog: OverdoseInput = {
  species: 'dog',
  weight: 10,
  weightUnit: 'kg',
  medicine: 'diphenhydramine',
  strengthMg: 25,
  count: 4,
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
    [0.4, 'callNow'],
    [0.41, 'emergency'],
    [0.5, 'emergency'],
    [5, 'emergency'],
  ])('of %d mg/kg of meloxicam in a dog: %s, the printed figure deciding', (dose, urgency) => {
    const given = { ...dog, medicine: 'meloxicam', strengthMg: dose, count: 10 } as const;
    expect(computed(formula, given).urgency).toBe(urgency);
  });

  const urgencies = Object.keys(POISON_URGENCY);
  const anyInput = fc.record({
    species: fc.constantFrom('dog' as const, 'cat' as const),
    weight: fc.double({ min: 0.5, max: 15, noNaN: true }),
    weightUnit: fc.constant('kg' as const),
    medicine: fc.constantFrom(...(Object.keys(OVERDOSE_MEDICINES) as OverdoseMedicine[])),
    strengthMg: ANY_GRAMS,
    count: ANY_GRAMS,
  });

  test('is never below a call now, and no amount lowers it', () => {
    fc.assert(
      fc.property(anyInput, fc.double({ min: 1, max: 1e6, noNaN: true }), (given, times) => {
        const { urgency, doseMgPerKg, amountMg } = computed(formula, given);
        const more = computed(formula, { ...given, count: Math.min(given.count * times, Number.MAX_VALUE) });
        expect(urgency).not.toBe('callForAdvice');
        expect(urgencies.indexOf(more.urgency)).toBeGreaterThanOrEqual(urgencies.indexOf(urgency));
        for (const figure of [doseMgPerKg, amountMg]) {
          expect(figure).toBeGreaterThanOrEqual(0.1);
          expect(Number.isFinite(figure)).toBe(true);
        }
      }),
    );
  });
});
