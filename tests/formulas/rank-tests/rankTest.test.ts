import { expect, test } from 'vitest';
import { rankSumChances } from '#workers/formulas/rank-tests/rankDistributions.ts';
import { limitPlace, rankTest } from '#workers/formulas/rank-tests/rankTest.ts';

const chances = rankSumChances([1, 2, 3, 4, 5, 6], 3);
const exact = { chances, shift: 12 };
const seen = { statistic: 0, mean: 4.5, variance: 5.25, exact };

test('the exact p value where there is one, else the normal one', () => {
  const small = rankTest({ ...seen, alternative: 'two-sided' });
  expect(small).toMatchObject({ pValueMethod: 'exact', exactPValue: small.pValue, smallestPValue: small.pValue });
  expect(small.pValue).toBeCloseTo(0.1, 12);
  const large = rankTest({ ...seen, exact: null, alternative: 'two-sided' });
  expect(large).toMatchObject({ pValueMethod: 'normal', exactPValue: null, smallestPValue: null });
  // 4 of √5.25 from the mean: scipy.stats.norm.sf(4/√5.25)·2
  expect(large.pValue).toBeCloseTo(0.0808556, 6);
});

test('the correction is ½ towards the mean, or towards what the test looks for', () => {
  const z = (['two-sided', 'greater', 'less'] as const).map(
    (alternative) => rankTest({ ...seen, alternative }).normal.z * Math.sqrt(5.25),
  );
  expect(z).toEqual([expect.closeTo(-4, 12), expect.closeTo(-5, 12), expect.closeTo(-4, 12)]);
  expect(rankTest({ ...seen, statistic: 4.5, alternative: 'two-sided' }).normal).toMatchObject({ z: 0, pValue: 1 });
});

test('the place of a limit is at least 1', () => {
  const normal = { mean: 4.5, deviation: Math.sqrt(5.25) };
  expect(limitPlace(0.95, normal, exact)).toBe(1);
  expect(limitPlace(0.8, normal, exact)).toBe(1);
  // pwilcox(1, 3, 3) is 0.1: at half of that level the quantile is 1.
  expect(limitPlace(0.7, normal, exact)).toBe(2);
  expect(limitPlace(0.95, normal, null)).toBe(1);
  expect(limitPlace(0.5, { mean: 100, deviation: 10 }, null)).toBe(93);
});
