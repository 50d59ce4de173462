import { expect, test } from 'vitest';
import { studentizedRange } from '#workers/formulas/anova/studentizedRange.ts';
import { tTwoSided } from '#workers/lib/statistics/tDistribution.ts';
import { expectTenDigits, referenceRows } from '../../lib/statistics/referenceValues.ts';

test.each(referenceRows('studentizedRange'))(
  '%d means, %d degrees of freedom, q %d',
  (means, freedom, q, lower, upper) => {
    const tails = studentizedRange(means ?? 0).tails(q ?? 0, freedom ?? 0);
    expectTenDigits(tails.lower, lower, 'lower');
    expectTenDigits(tails.upper, upper, 'upper');
  },
);

test('two means are Student’s t', () => {
  const two = studentizedRange(2);
  for (const freedom of [1, 2, 4.7, 19, 40, 41, 163, 1000, 1e6])
    for (const q of [0.01, 0.5, 2, 4, 9, 25]) {
      const both = tTwoSided(q / Math.SQRT2, freedom);
      if (both > 1e-280) expectTenDigits(two.tails(q, freedom).upper, both, `${q}, ${freedom}`);
    }
});

test('5 % and 1 % points, as SciPy has them', () => {
  expect(studentizedRange(3).quantile(0.05, 10, 'upper')).toBeCloseTo(3.876776750013, 9);
  expect(studentizedRange(5).quantile(0.01, 20, 'upper')).toBeCloseTo(5.293252519239, 9);
  expect(studentizedRange(3).quantile(0.95, 27)).toBeCloseTo(3.506426123354, 9);
});
