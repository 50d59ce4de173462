import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, {
  type HorseWeightInput,
  weightFromCentimeters,
  weightFromInches,
} from '#workers/formulas/horse-weight.ts';
import { CM_PER_INCH, KG_PER_POUND } from '#workers/lib/mathematics/imperialUnits.ts';
import { GIRTH_DIVISORS, type HorseCategory } from '#workers/reference/horseWeight.ts';

const adult: HorseWeightInput = { heartGirth: 76, bodyLength: 65, unit: 'in', category: 'adult' };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const OUTSIDE = 'Please check the measurements: they are outside the range for horses';

refuses(formula, [
  [{ ...adult, heartGirth: null, bodyLength: null }, REQUIRED, 'heartGirth'],
  [{ ...adult, heartGirth: -1, bodyLength: null }, REQUIRED, 'bodyLength'],
  [{ ...adult, unit: '' }, REQUIRED, 'unit'],
  [{ ...adult, heartGirth: 500, category: '' }, REQUIRED, 'category'],
  [{ ...adult, heartGirth: Number.NaN }, INVALID, 'heartGirth'],
  [{ ...adult, heartGirth: 0 }, INVALID, 'heartGirth'],
  [{ ...adult, heartGirth: 500, bodyLength: -1 }, INVALID, 'bodyLength'],
  [{ ...adult, bodyLength: Number.POSITIVE_INFINITY }, INVALID, 'bodyLength'],
  [{ ...adult, unit: 'mm' as 'in' }, INVALID, 'unit'],
  [{ ...adult, category: 'donkey' as 'adult' }, INVALID, 'category'],
  [{ ...adult, category: 'toString' as 'adult' }, INVALID, 'category'],
  [{ ...adult, heartGirth: 29.9 }, OUTSIDE, 'heartGirth'],
  [{ ...adult, heartGirth: 100.1, bodyLength: 101 }, OUTSIDE, 'heartGirth'],
  [{ ...adult, bodyLength: 24.9 }, OUTSIDE, 'bodyLength'],
  [{ ...adult, bodyLength: 100.1 }, OUTSIDE, 'bodyLength'],
  [{ ...adult, unit: 'cm', heartGirth: 76, bodyLength: 165 }, OUTSIDE, 'heartGirth'],
]);

const EDGES: readonly HorseWeightInput[] = [
  { ...adult, heartGirth: 30, bodyLength: 25 },
  { ...adult, heartGirth: 100, bodyLength: 100 },
  { ...adult, unit: 'cm', heartGirth: 76.2, bodyLength: 63.5 },
  { ...adult, unit: 'cm', heartGirth: 254, bodyLength: 254 },
];
accepts(
  formula,
  EDGES.map((input) => [input, input] as const),
);

describe('worked results', () => {
  test('an adult in inches: 76² × 65 ÷ 330 = 1137.7 lb', () => {
    expect(computed(formula, adult)).toMatchObject({
      weightLb: 1138,
      weightKg: 516,
      rangeLb: { min: 1024, max: 1251 },
      rangeKg: { min: 464, max: 568 },
      inches: { heartGirth: 76, bodyLength: 65 },
    });
  });

  test('in centimeters, with the metric formula beside it', () => {
    const { weightKg, reference } = computed(formula, { ...adult, heartGirth: 190, bodyLength: 165, unit: 'cm' });
    expect(weightKg).toBe(500);
    expect(reference?.weightKg).toBeCloseTo((190 * 190 * 165) / 11_877, 8);
  });

  test('the metric formula is for grown horses alone', () => {
    expect(computed(formula, { ...adult, category: 'yearling' }).reference).toBeNull();
    expect(computed(formula, { ...adult, category: 'weanling' }).reference).toBeNull();
  });
});

test('both units, the same horse; and the range always holds the estimate', () => {
  const anyHorse = fc.record({
    heartGirth: fc.double({ min: 30, max: 100, noNaN: true }),
    bodyLength: fc.double({ min: 25, max: 100, noNaN: true }),
    category: fc.constantFrom(...(Object.keys(GIRTH_DIVISORS) as HorseCategory[])),
  });
  fc.assert(
    fc.property(anyHorse, ({ heartGirth, bodyLength, category }) => {
      const byInches = computed(formula, { heartGirth, bodyLength, category, unit: 'in' });
      const metric = { heartGirth: heartGirth * 2.54, bodyLength: bodyLength * 2.54, category, unit: 'cm' } as const;
      expect(computed(formula, metric).raw.weightLb / byInches.raw.weightLb).toBeCloseTo(1, 10);
      expect(byInches.rangeLb.min).toBeLessThan(byInches.weightLb);
      expect(byInches.rangeKg.max).toBeGreaterThan(byInches.weightKg);
    }),
  );
});

describe('weightFromInches', () => {
  test.each([
    ['adult', 330],
    ['yearling', 301],
    ['weanling', 280],
  ] as const)('divides by the divisor of a %s, %d', (category, divisor) => {
    expect(weightFromInches(10, divisor, category)).toBeCloseTo(100, 10);
  });

  test('an adult of 76 by 65 inches, by hand', () => {
    expect(weightFromInches(76, 65, 'adult')).toBeCloseTo(1137.69697, 5);
  });
});

describe('weightFromCentimeters', () => {
  test('190 by 165 cm, by hand', () => {
    expect(weightFromCentimeters(190, 165)).toBeCloseTo(501.515534, 5);
  });

  test('agrees with the formula in inches within half a percent', () => {
    const inches = fc.double({ min: 25, max: 100, noNaN: true });
    fc.assert(
      fc.property(inches, inches, (girth, length) => {
        const byInches = weightFromInches(girth, length, 'adult') * KG_PER_POUND;
        const byCentimeters = weightFromCentimeters(girth * CM_PER_INCH, length * CM_PER_INCH);
        expect(Math.abs(byCentimeters / byInches - 1)).toBeLessThan(0.005);
      }),
    );
  });
});
