import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecewiseLinear, type TablePoint } from '#workers/lib/mathematics/piecewiseLinear.ts';

const HILL: readonly TablePoint[] = [
  [0, 0],
  [2, 10],
  [3, 4],
];

describe('piecewiseLinear', () => {
  test.each(HILL)('meets the point at %d', (x, y) => {
    expect(piecewiseLinear(HILL, x)).toBe(y);
  });

  test.each([
    [0.5, 2.5],
    [1, 5],
    [2.5, 7],
  ])('at %d it is on the line between, %d', (x, y) => {
    expect(piecewiseLinear(HILL, x)).toBeCloseTo(y, 12);
  });

  test('goes on with its outer lines beyond the table', () => {
    expect(piecewiseLinear(HILL, -1)).toBeCloseTo(-5, 12);
    expect(piecewiseLinear(HILL, 4)).toBeCloseTo(-2, 12);
  });

  test('never leaves the heights of its points within the table', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3, noNaN: true }), (x) => {
        expect(piecewiseLinear(HILL, x)).toBeGreaterThanOrEqual(0);
        expect(piecewiseLinear(HILL, x)).toBeLessThanOrEqual(10);
      }),
    );
  });
});
