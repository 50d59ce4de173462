import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLine } from '#workers/lib/mathematics/leastSquares.ts';

const number = fc.double({ min: -1000, max: 1000, noNaN: true });

describe('fitLine', () => {
  test('four points around a line', () => {
    const line = fitLine([
      { x: 1, y: 6 },
      { x: 2, y: 5 },
      { x: 3, y: 7 },
      { x: 4, y: 10 },
    ]);
    expect(line?.slope).toBeCloseTo(1.4, 12);
    expect(line?.intercept).toBeCloseTo(3.5, 12);
    expect(line?.rSquared).toBeCloseTo(0.7, 12);
  });

  test('finds the line that points lie on', () => {
    fc.assert(
      fc.property(
        number,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 9 }),
        (intercept, slope, xs) => {
          const line = fitLine(xs.map((x) => ({ x, y: intercept + slope * x })));
          expect(line?.slope).toBeCloseTo(slope, 6);
          expect(line?.intercept).toBeCloseTo(intercept, 6);
          expect(line?.rSquared).toBeGreaterThan(0.999999);
          expect(line?.rSquared).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('an integer weight counts as that many points', () => {
    const points = fc.array(fc.record({ x: number, y: number, times: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 2,
      maxLength: 9,
    });
    fc.assert(
      fc.property(points, (counted) => {
        const repeated = fitLine(counted.flatMap(({ x, y, times }) => Array.from({ length: times }, () => ({ x, y }))));
        const weighted = fitLine(
          counted,
          counted.map(({ times }) => times),
        );
        fc.pre(repeated !== null && Math.abs(repeated.slope) < 1e3);
        expect(weighted?.slope).toBeCloseTo(repeated.slope, 6);
        expect(weighted?.intercept).toBeCloseTo(repeated.intercept, 4);
      }),
    );
  });

  test('level points have no correlation', () => {
    expect(
      fitLine([
        { x: 1, y: 2 },
        { x: 5, y: 2 },
      ]),
    ).toEqual({ slope: 0, intercept: 2, rSquared: null });
  });

  test('equal heights are level, regardless of the rounding of their mean', () => {
    const standards = fitLine([1, 2, 4].map((x) => ({ x, y: 0.1 })));
    expect(standards).toMatchObject({ slope: 0, rSquared: null });
    expect(standards?.intercept).toBeCloseTo(0.1, 12);
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 2, maxLength: 9 }), number, (xs, y) => {
        const line = fitLine(xs.map((x) => ({ x, y })));
        fc.pre(line !== null);
        expect([line.slope, line.rSquared]).toEqual([0, null]);
      }),
    );
  });

  test('heights that mirror each other are level on the whole', () => {
    const [tenths, fifths] = [
      [0.1, 0.2, 0.3],
      [0, 0.2, 0.4, 0.6],
    ] as const;
    const fits = [
      fitLine([0.4, 0.1, 0.4].map((y, index) => ({ x: tenths[index] ?? 0, y }))),
      fitLine([0.1, 0.3, 0.3, 0.1].map((y, index) => ({ x: fifths[index] ?? 0, y }))),
    ];
    expect(fits.map((line) => [line?.slope, line?.rSquared])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(fits[0]?.intercept).toBeCloseTo(0.3, 12);
  });

  test('a slope that is small relative to the heights is not rounded to 0', () => {
    expect(fitLine([1, 2, 4].map((x) => ({ x, y: 1000 + x * 1e-8 })))?.slope).toBeCloseTo(1e-8, 12);
  });

  test('needs two different x', () => {
    expect(fitLine([])).toBeNull();
    expect(fitLine([{ x: 1, y: 2 }])).toBeNull();
    expect(fitLine([0.1, 0.2, 0.3].map((y) => ({ x: 0.3, y })))).toBeNull();
  });

  test('returns null on overflow', () => {
    expect(
      fitLine([
        { x: 1e300, y: 1 },
        { x: -1e300, y: 2 },
        { x: 3, y: 1e300 },
      ]),
    ).toBeNull();
    for (const size of [1e160, 1e-170, 1e-300])
      expect(fitLine([1, 2, 3].map((step) => ({ x: step * size, y: step }))), String(size)).toBeNull();
  });
});
