import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type QpcrEfficiencyInput } from '#workers/formulas/qpcr-efficiency.ts';

type Pairs = readonly (readonly [quantity: number, ct: number])[];

const pointsOf = (...pairs: Pairs) => pairs.map(([quantity, ct]) => ({ quantity, ct }));
const series = {
  mode: 'curve',
  slope: null,
  points: pointsOf([1e5, 15.1], [1e4, 18.5], [1e3, 21.9], [100, 25.2], [10, 28.6]),
} as const;
const input: QpcrEfficiencyInput = { ...series, slope: 0 };

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const zero = 'Quantities must be greater than 0';
  const two = 'Please enter at least two dilution points';
  const falling = 'Slope must be negative';
  const slope = { mode: 'slope', slope: -3.5, points: [] } as const;

  refuses(formula, [
    [{ ...series, mode: '' }, required, 'mode'],
    [{ ...series, mode: 'length' as 'curve' }, required, 'mode'],
    [{ ...slope, slope: null }, required, 'slope'],
    [{ ...slope, slope: Number.NaN }, required, 'slope'],
    [{ ...slope, slope: Number.NEGATIVE_INFINITY }, required, 'slope'],
    [{ ...slope, slope: 0 }, falling, 'slope'],
    [{ ...slope, slope: 3.3 }, falling, 'slope'],
    [{ ...slope, slope: -0.001 }, 'Please enter values whose result is not beyond all numbers', 'slope'],
    [{ ...series, points: [{ quantity: 0, ct: null }] }, required, 'points.0.ct'],
    [{ ...series, points: [{ quantity: null, ct: 20 }] }, required, 'points.0.quantity'],
    [{ ...series, points: pointsOf([0, 20], [10, 15]) }, zero, 'points.0.quantity'],
    [{ ...series, points: [{ quantity: Number.NaN, ct: 20 }] }, required, 'points.0.quantity'],
    [{ ...series, points: pointsOf([10, 20], [0, 25]) }, zero, 'points.1.quantity'],
    [{ ...series, points: [] }, two, 'points'],
    [{ ...series, points: pointsOf([10, 20]) }, two, 'points'],
    [{ ...series, points: pointsOf([10, 20], [10, 21]) }, two, 'points', 'All quantities are the same.'],
    [{ ...series, points: pointsOf([10, 20], [10, 21], [10, 19]) }, two, 'points', 'All quantities are the same.'],
    [{ ...series, points: pointsOf([10, 20], [100, 23]) }, falling, 'points'],
    [{ ...series, points: pointsOf([10, 20], [100, 20]) }, falling, 'points'],
    [{ ...series, points: pointsOf([3, 15.2], [2, 15.2], [1, 15.2]) }, falling, 'points'],
  ]);

  accepts(formula, [
    [{ ...series, points: [{ quantity: null, ct: null }, ...series.points] }, input],
    [{ ...slope, points: series.points }, slope],
  ]);
});

describe('compute', () => {
  test('five tenfold steps', () => {
    const result = computed(formula, input);
    expect(result.slope).toBeCloseTo(-3.37, 12);
    expect(result.intercept).toBeCloseTo(31.97, 11);
    expect(result.rSquared).toBeCloseTo(0.9999735850385658, 12);
    expect(result.amplificationFactor).toBeCloseTo(1.9803224233230494, 12);
    expect(result.efficiency).toBeCloseTo(98.03224233230493, 10);
    expect(result.acceptable).toBe(true);
    expect(result.fitted.map(({ residual }) => residual)).toEqual(
      [-0.02, 0.01, 0.04, -0.03, 0].map((residual) => expect.closeTo(residual, 11)),
    );
  });

  test.each([
    [-3.321928094887362, 100, true],
    [-1 / Math.log10(1.9), 90, true],
    [-1 / Math.log10(2.1), 110, true],
    [-3.1, 110.17480113324885, false],
    [-3.6, 89.57356524063758, false],
  ])('a slope of %d is %d percent, acceptable %s', (slope, efficiency, acceptable) => {
    const result = computed(formula, { mode: 'slope', slope, points: [] });
    expect(result.efficiency).toBeCloseTo(efficiency, 8);
    expect(result).toMatchObject({ acceptable, intercept: null, rSquared: null, fitted: [] });
  });

  test('a series made with an efficiency gives that efficiency, in any unit of quantity', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 1.3, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
        (share, unit) => {
          const points = pointsOf(
            ...[1, 10, 100, 1000].map((each) => [each * unit, 35 - Math.log10(each) / Math.log10(1 + share)] as const),
          );
          const result = computed(formula, { ...input, points });
          expect(result.efficiency).toBeCloseTo(share * 100, 6);
          expect(result.rSquared).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});
