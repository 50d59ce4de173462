import { expect, test } from 'vitest';
import { oddsRatio, relativeRisk } from '#workers/lib/statistics/ratioIntervals.ts';

// scipy.stats.contingency.odds_ratio(kind='sample') and relative_risk
test.each([
  [[10, 2, 3, 15] as const, [25, 3.5215873523304366, 177.47678460578325], [5, 1.726174767155342, 14.48289042088066]],
  [
    [120, 80, 60, 140] as const,
    [3.5, 2.3132304095994187, 5.295624659422202],
    [2, 1.5731840087654676, 2.542614200063564],
  ],
])('%j', (counts, odds, risk) => {
  for (const [{ estimate, lower, upper }, expected] of [
    [oddsRatio(counts, 0.95), odds],
    [relativeRisk(counts, 0.95), risk],
  ] as const)
    for (const [at, value] of [estimate, lower, upper].entries()) expect(value).toBeCloseTo(expected[at] ?? 0, 9);
});

test('an empty cell leaves no limits, and no ratio where it would be infinite', () => {
  const none = { lower: null, upper: null };
  expect(oddsRatio([0, 10, 5, 7], 0.95)).toEqual({ estimate: 0, ...none });
  expect(oddsRatio([5, 0, 5, 7], 0.95)).toEqual({ estimate: null, ...none });
  expect(relativeRisk([0, 10, 5, 7], 0.95)).toEqual({ estimate: 0, ...none });
  expect(relativeRisk([5, 7, 0, 10], 0.95)).toEqual({ estimate: null, ...none });
  expect(relativeRisk([5, 0, 5, 7], 0.95).upper).toBeGreaterThan(2.4);
});
