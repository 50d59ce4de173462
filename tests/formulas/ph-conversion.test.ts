import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/ph-conversion.ts';

const BLANK = { known: 'pH', value: 7, temperature: null } as const;
const TEMPERATURE = 'Please enter a temperature from 0 to 100 °C';

refuses(formula, [
  [{ ...BLANK, known: '' }, 'Invalid input values', 'known'],
  [{ ...BLANK, value: null }, 'Please fill in all required fields', 'value'],
  [{ ...BLANK, temperature: Number.NaN }, 'Invalid input values', 'temperature'],
  [{ ...BLANK, temperature: -1 }, TEMPERATURE, 'temperature'],
  [{ ...BLANK, temperature: 101 }, TEMPERATURE, 'temperature'],
  [{ ...BLANK, known: 'hydroxide', value: 0 }, 'All values must be greater than 0', 'value'],
  [{ ...BLANK, value: -3 }, 'Please enter a pH from -2 to 17', 'value'],
  [{ ...BLANK, known: 'pOH', value: 18 }, 'Please enter a pOH from -2 to 17', 'value'],
  [
    { ...BLANK, known: 'hydrogen', value: 101 },
    'This concentration is a pH outside -2 to 17: is it in mol/L?',
    'value',
  ],
]);

accepts(formula, [
  [BLANK, { known: 'pH', value: 7 }],
  [
    { known: 'hydrogen', value: 0.01, temperature: 37 },
    { known: 'hydrogen', value: 0.01, temperature: 37 },
  ],
]);

describe('results', () => {
  test('the concentration entered comes back as it was', () => {
    expect(computed(formula, { known: 'hydroxide', value: 0.02 }).hydroxide).toBe(0.02);
    expect(computed(formula, { known: 'hydrogen', value: 2.5e-4 }).hydrogen).toBe(2.5e-4);
  });

  test('each quantity leads to the same four', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 14, noNaN: true }), (pH) => {
        const one = computed(formula, { known: 'pH', value: pH });
        for (const known of ['pOH', 'hydrogen', 'hydroxide'] as const)
          expect(computed(formula, { known, value: one[known] }).pH).toBeCloseTo(pH, 9);
      }),
    );
  });
});
