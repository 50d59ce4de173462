/** Sigmoid growth curves. Fits against R nls: tests/vectors/own/growth-curve.json. */
import { describe, expect, test } from 'vitest';
import { fitGrowth, growthAt } from '#workers/formulas/growth-curve.ts';

const CURVE = { start: -3, rise: 4, rate: 0.8, lag: 2.5 };
const TIMES = Array.from({ length: 15 }, (_, n) => n);

describe.each(['gompertz', 'logistic'] as const)('%s', (model) => {
  test('starts at the start, ends at the rise, and is steepest at the rate', () => {
    expect(growthAt(-1e4, CURVE, model)).toBeCloseTo(-3, 9);
    expect(growthAt(1e4, CURVE, model)).toBeCloseTo(1, 9);
    const slopes = Array.from({ length: 20_000 }, (_, n) => {
      const time = n / 1000;
      return (growthAt(time + 1e-4, CURVE, model) - growthAt(time - 1e-4, CURVE, model)) / 2e-4;
    });
    expect(Math.max(...slopes)).toBeCloseTo(0.8, 5);
  });

  test('the tangent of the largest slope meets the start at the lag', () => {
    const [share, at] = model === 'gompertz' ? [1 / Math.E, 4 / (0.8 * Math.E)] : [0.5, 0.5 * (4 / 0.8)];
    expect(growthAt(2.5 + at, CURVE, model)).toBeCloseTo(-3 + 4 * share, 9);
  });

  test('points on a curve give it back', () => {
    const points = TIMES.map((time) => ({ time, size: growthAt(time, CURVE, model) }));
    const fit = fitGrowth(points, model, { start: -2.9, rise: 3.5, rate: 0.6, lag: 2 });
    expect(fit?.rate).toBeCloseTo(0.8, 8);
    expect(fit?.lag).toBeCloseTo(2.5, 7);
    expect(fit?.residualSumOfSquares).toBeLessThan(1e-12);
  });

  test('four points determine nothing', () => {
    const points = TIMES.slice(0, 4).map((time) => ({ time, size: growthAt(time, CURVE, model) }));
    expect(fitGrowth(points, model, CURVE)).toBeNull();
  });
});
