import { expect, test } from 'vitest';
import { likelihoodRatioTest, pearsonTest } from '#workers/lib/statistics/countsTest.ts';

const CELLS = [10, 20, 30].map((observed) => ({ observed, expected: 20 }));

test('Pearson’s statistic and its tail', () => {
  const { statistic, pValue } = pearsonTest(CELLS, 2);
  expect(statistic).toBeCloseTo(10, 12);
  // Two degrees of freedom: exp(−x/2).
  expect(pValue).toBeCloseTo(Math.exp(-5), 14);
});

test('a correction never makes a difference larger', () => {
  const near = [
    { observed: 10.25, expected: 10 },
    { observed: 8, expected: 10 },
  ];
  expect(pearsonTest(near, 1, 0.5).statistic).toBeCloseTo(1.5 ** 2 / 10, 12);
});

test('the likelihood ratio; empty cells add nothing', () => {
  // scipy.stats.power_divergence, lambda_='log-likelihood'
  expect(likelihoodRatioTest(CELLS, 2).statistic).toBeCloseTo(10.464962875290949, 10);
  const empty = [
    { observed: 0, expected: 2 },
    { observed: 4, expected: 2 },
  ];
  expect(likelihoodRatioTest(empty, 1).statistic).toBeCloseTo(8 * Math.log(2), 12);
  expect(likelihoodRatioTest([{ observed: 2, expected: 2 }], 1)).toEqual({ statistic: 0, pValue: 1 });
});
