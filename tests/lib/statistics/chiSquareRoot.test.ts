import { expect, test } from 'vitest';
import { chiSquareTails } from '#workers/lib/statistics/chiSquareDistribution.ts';
import { logDensityOfRoot } from '#workers/lib/statistics/chiSquareRoot.ts';

test.each([1, 2, 7.5, 80, 1e4, 1e7])(
  'is the slope of the distribution of chi-square, %d degrees of freedom',
  (freedom) => {
    const below = (u: number) => chiSquareTails(freedom * Math.exp(2 * u), freedom).lower;
    const step = 1e-4 / Math.sqrt(freedom);
    for (const u of [-0.5 / Math.sqrt(freedom), 0, 0.7 / Math.sqrt(freedom)]) {
      const slope = (below(u + step) - below(u - step)) / (2 * step);
      expect(Math.exp(logDensityOfRoot(u, freedom)) / slope).toBeCloseTo(1, 6);
    }
  },
);
