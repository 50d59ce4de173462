import { describe, expect, test } from 'vitest';
import { slopeInterval } from '#workers/formulas/blood-pressure.ts';

describe('a slope with its confidence interval', () => {
  test('is that of a worked sample', () => {
    // x 1 to 5, y 2, 4, 5, 4, 5: slope 0.6, residual squares 2.4, s² 0.8, Sxx 10, t of 3 degrees of freedom 3.18245.
    const points = [2, 4, 5, 4, 5].map((y, index) => ({ x: index + 1, y }));
    const { slope, low, high } = slopeInterval(points, 0.95) ?? { slope: 0, low: 0, high: 0 };
    expect(slope).toBeCloseTo(0.6, 12);
    expect(low).toBeCloseTo(0.6 - 3.18245 * Math.sqrt(0.08), 4);
    expect(high).toBeCloseTo(0.6 + 3.18245 * Math.sqrt(0.08), 4);
  });

  test('takes three points, the fewest that leave something to judge by', () => {
    // 0, 0, 3 at 0, 1, 2: slope 1.5, residual squares 1.5, Sxx 2, t of 1 degree of freedom 12.7062.
    const interval = slopeInterval(
      [0, 0, 3].map((y, x) => ({ x, y })),
      0.95,
    );
    expect(interval?.slope).toBeCloseTo(1.5, 12);
    expect(interval?.high).toBeCloseTo(1.5 + 12.7062 * Math.sqrt(0.75), 3);
  });

  test('has no width where the points lie on a line', () => {
    const points = [1, 2, 3, 4].map((x) => ({ x, y: 3 * x - 1 }));
    const interval = slopeInterval(points, 0.95);
    expect(interval?.low).toBeCloseTo(3, 9);
    expect(interval?.high).toBeCloseTo(3, 9);
  });

  test('widens with the confidence', () => {
    const points = [2, 4, 5, 4, 5].map((y, index) => ({ x: index, y }));
    expect(slopeInterval(points, 0.99)?.low).toBeLessThan(slopeInterval(points, 0.95)?.low ?? Number.NaN);
  });

  test.each([
    ['two points', [1, 2]],
    ['one place', [1, 1, 1, 1]],
    ['no point', []],
  ])('there is none for %s', (_, places) => {
    expect(
      slopeInterval(
        places.map((x, index) => ({ x, y: index })),
        0.95,
      ),
    ).toBeNull();
  });
});
