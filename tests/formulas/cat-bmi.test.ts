import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CatBmiInput } from '#workers/formulas/cat-bmi.ts';

const cat: CatBmiInput = { ribCage: 33, legLength: 12, unit: 'cm' };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const OUTSIDE = 'Please check the measurements: they are outside the range for cats';

refuses(formula, [
  [{ ribCage: null, legLength: null, unit: '' }, REQUIRED, 'ribCage'],
  [{ ...cat, ribCage: -1, legLength: null }, REQUIRED, 'legLength'],
  [{ ...cat, ribCage: 500, unit: '' }, REQUIRED, 'unit'],
  [{ ...cat, ribCage: Number.NaN, legLength: 0 }, INVALID, 'ribCage'],
  [{ ...cat, ribCage: 0 }, INVALID, 'ribCage'],
  [{ ...cat, ribCage: 500, legLength: 0 }, INVALID, 'legLength'],
  [{ ...cat, ribCage: 500, unit: 'mm' as 'cm' }, INVALID, 'unit'],
  [{ ...cat, ribCage: 14.9, legLength: 30 }, OUTSIDE, 'ribCage'],
  [{ ...cat, ribCage: 80.1 }, OUTSIDE, 'ribCage'],
  [{ ...cat, legLength: 4.9 }, OUTSIDE, 'legLength'],
  [{ ...cat, legLength: 25.1 }, OUTSIDE, 'legLength'],
  [{ ...cat, unit: 'in', ribCage: 33 }, OUTSIDE, 'ribCage'],
  // (16 ÷ 0.7062 − 24) ÷ 0.9156 − 24 = −25.5; (80 ÷ 0.7062 − 10) ÷ 0.9156 − 10 = 102.8.
  [{ ...cat, ribCage: 16, legLength: 24 }, OUTSIDE, 'ribCage'],
  [{ ...cat, ribCage: 80, legLength: 10 }, OUTSIDE, 'ribCage'],
]);

const EDGES: readonly CatBmiInput[] = [
  { ribCage: 15, legLength: 5, unit: 'cm' },
  { ribCage: 80, legLength: 25, unit: 'cm' },
  { ribCage: 15 / 2.54, legLength: 5 / 2.54, unit: 'in' },
];
accepts(
  formula,
  EDGES.map((input) => [input, input] as const),
);

describe('worked results', () => {
  test.each([
    // 33 ÷ 0.7062 = 46.729; − 12 = 34.729; ÷ 0.9156 = 37.930; − 12 = 25.930.
    [33, 12, 'cm', 25.9, 'Normal'],
    [42, 13, 'cm', 37.8, 'Overweight'],
    [50, 13.5, 'cm', 49.1, 'Obese'],
    [26, 14, 'cm', 10.9, 'Normal'],
    [25, 14, 'cm', 9.4, 'Underweight'],
    [13, 5, 'in', 24.5, 'Normal'],
  ] as const)('ribs %d and leg %d %s: %d, %s', (ribCage, legLength, unit, fbmi, category) => {
    expect(computed(formula, { ribCage, legLength, unit })).toMatchObject({ fbmi, category });
  });

  test('the wrong version of the formula, with 0.9136 and one subtraction less, is not used', () => {
    expect(computed(formula, cat).raw.fbmi).toBeLessThan((33 / 0.7062 - 12) / 0.9136 - 11);
  });
});

describe('classes follow the rounded index', () => {
  /** The rib cage, in cm, of a cat with a leg of 12 cm and this index: the equation solved by hand. */
  const ribCageOf = (index: number) => (index * 0.9156 + 22.9872) * 0.7062;

  test.each([
    [9.949, 9.9, 'Underweight'],
    [9.951, 10, 'Normal'],
    [30.049, 30, 'Normal'],
    [30.051, 30.1, 'Overweight'],
    [42.049, 42, 'Overweight'],
    [42.051, 42.1, 'Obese'],
  ])('%d is shown as %d, %s', (index, fbmi, category) => {
    const { fbmi: shown, category: found } = computed(formula, { ...cat, ribCage: ribCageOf(index) });
    expect([shown, found]).toEqual([fbmi, category]);
  });
});

describe('for any cat', () => {
  const anyCat = fc.record({
    ribCage: fc.double({ min: 26, max: 50, noNaN: true }),
    legLength: fc.double({ min: 10, max: 14, noNaN: true }),
  });

  test('a wider chest raises the index, a longer leg lowers it', () => {
    fc.assert(
      fc.property(anyCat, ({ ribCage, legLength }) => {
        const index = (ribs: number, leg: number) =>
          computed(formula, { ribCage: ribs, legLength: leg, unit: 'cm' }).raw.fbmi;
        expect(index(ribCage + 1, legLength)).toBeGreaterThan(index(ribCage, legLength));
        expect(index(ribCage, legLength + 0.5)).toBeLessThan(index(ribCage, legLength));
      }),
    );
  });

  test('inches and centimeters agree', () => {
    fc.assert(
      fc.property(anyCat, ({ ribCage, legLength }) => {
        const inches = computed(formula, { ribCage: ribCage / 2.54, legLength: legLength / 2.54, unit: 'in' });
        const metric = computed(formula, { ribCage, legLength, unit: 'cm' });
        expect(inches.raw.fbmi).toBeCloseTo(metric.raw.fbmi, 8);
      }),
    );
  });

  test('each point of the curve is a cat with the index that the curve says', () => {
    fc.assert(
      fc.property(anyCat, fc.constantFrom('cm', 'in'), ({ ribCage, legLength }, unit) => {
        const scale = unit === 'in' ? 2.54 : 1;
        const input = { ribCage: ribCage / scale, legLength: legLength / scale, unit } as const;
        const { curve, fbmi } = computed(formula, input);
        for (const point of curve)
          expect(computed(formula, { ...input, ribCage: point.ribCage }).raw.fbmi).toBeCloseTo(point.fbmi, 8);
        expect(curve.at(-1)?.fbmi).toBeGreaterThan(fbmi);
      }),
    );
  });

  test('the curve goes from 0 in steps of 5 to 75, and beyond the index of a cat that is rounder', () => {
    const indices = (ribCage: number, legLength: number) =>
      computed(formula, { ribCage, legLength, unit: 'cm' }).curve.map((point) => point.fbmi);
    expect(indices(33, 12)).toEqual(Array.from({ length: 16 }, (_, step) => step * 5));
    // (75 ÷ 0.7062 − 12) ÷ 0.9156 − 12 = 90.9, and 10 more.
    expect(indices(75, 12).at(-1)).toBe(100);
  });
});

test('an index below 0 within the tolerance is shown as 0', () => {
  const ribCage = (25 * 0.9156 + 25) * 0.7062 - 1e-11;
  const result = computed(formula, { ribCage, legLength: 25, unit: 'cm' });
  expect(result).toMatchObject({ fbmi: 0, category: 'Underweight', raw: { fbmi: 0 } });
});
