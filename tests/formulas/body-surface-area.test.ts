import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/body-surface-area.ts';

const ADULT = { species: 'human', weight: 70, height: 175 } as const;
const REQUIRED = 'Please fill in all required fields';
const WEIGHT = 'Weight must be between 1 and 300 kg (2.2 and 661 lb)';
const HEIGHT = 'Height must be between 40 and 250 cm (15.7 and 98.4 in)';

refuses(formula, [
  [{ ...ADULT, species: '' }, 'Invalid input values', 'species'],
  [{ ...ADULT, species: 'horse' as 'dog' }, 'Invalid input values', 'species'],
  [{ ...ADULT, weight: null }, REQUIRED, 'weight'],
  [{ ...ADULT, height: null }, REQUIRED, 'height'],
  [{ ...ADULT, weight: 0.9, height: 1.75 }, WEIGHT, 'weight'],
  [{ ...ADULT, weight: 301 }, WEIGHT, 'weight'],
  [{ ...ADULT, height: 39 }, HEIGHT, 'height'],
  [{ ...ADULT, height: 251 }, HEIGHT, 'height'],
  [{ species: 'dog', weight: null, height: null }, REQUIRED, 'weight'],
  [{ species: 'dog', weight: 121, height: null }, 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)', 'weight'],
  [{ species: 'cat', weight: 16, height: null }, 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)', 'weight'],
]);

accepts(formula, [
  [ADULT, ADULT],
  [
    { species: 'cat', weight: 4, height: 175 },
    { species: 'cat', weight: 4 },
  ],
]);

describe('worked by hand', () => {
  test('Mosteller at 36 kg and 100 cm is 1 m²', () => {
    expect(computed(formula, { species: 'human', weight: 36, height: 100 }).bodySurfaceArea).toBe(1);
  });

  test('a dog of 8 kg has 400 times its constant, in cm²', () => {
    const { bodySurfaceArea, meehConstant } = computed(formula, { species: 'dog', weight: 8 });
    expect(bodySurfaceArea).toBeCloseTo(0.404, 12);
    expect(meehConstant).toBe(10.1);
  });

  test('an animal has no equations of people, and a person no constant', () => {
    const { bodySurfaceArea, meehConstant, ...others } = computed(formula, { species: 'cat', weight: 1 });
    expect([bodySurfaceArea, meehConstant]).toEqual([expect.closeTo(0.1, 12), 10]);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    expect(computed(formula, ADULT).meehConstant).toBeNull();
  });
});

test('lowest and highest enclose all four', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 300, noNaN: true }),
      fc.double({ min: 40, max: 250, noNaN: true }),
      (weight, height) => {
        const result = computed(formula, { species: 'human', weight, height });
        const all = [result.mosteller, result.duBois, result.haycock, result.gehanGeorge].map(Number);
        expect([Math.min(...all), Math.max(...all)]).toEqual([result.lowest, result.highest]);
        expect(result.spreadPercent).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
