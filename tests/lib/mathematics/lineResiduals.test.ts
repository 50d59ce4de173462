import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLine } from '#workers/lib/mathematics/leastSquares.ts';
import { lineResiduals } from '#workers/lib/mathematics/lineResiduals.ts';

describe('lineResiduals', () => {
  test('measured minus the height of the line', () => {
    const line = { slope: 2, intercept: 1, rSquared: null };
    expect(
      lineResiduals(
        [
          { x: 0, y: 1.5 },
          { x: 3, y: 6 },
        ],
        line,
      ),
    ).toEqual([
      { predicted: 1, residual: 0.5 },
      { predicted: 7, residual: -1 },
    ]);
  });

  test('around the line of least squares they add up to nothing', () => {
    const heights = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(heights, (ys) => {
        const points = ys.map((y, x) => ({ x, y }));
        const line = fitLine(points);
        if (line === null) throw new Error('Different x always give a line');
        const sum = lineResiduals(points, line).reduce((total, { residual }) => total + residual, 0);
        expect(sum).toBeCloseTo(0, 9);
      }),
    );
  });
});
