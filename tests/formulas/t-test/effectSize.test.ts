import { expect, test } from 'vitest';
import { smallSampleFactor, standardizedEffect } from '#workers/formulas/t-test/effectSize.ts';

test('the factor of Hedges is close to 1 − 3/(4m − 1)', () => {
  expect(smallSampleFactor(2)).toBeCloseTo(0.5641895835, 9);
  for (const m of [10, 18, 100]) expect(smallSampleFactor(m)).toBeCloseTo(1 - 3 / (4 * m - 1), 3);
});

test('the pairs of the sleep data, by R', () => {
  const effect = -1.28455756259105;
  const found = standardizedEffect({
    effect,
    statistic: -4.06212768338204,
    degreesOfFreedom: 9,
    scale: 1 / Math.sqrt(10),
    level: 0.95,
  });
  expect(found.hedgesG).toBeCloseTo(-1.1739249035142, 10);
  expect(found.lower).toBeCloseTo(-2.11801651397707, 6);
  expect(found.upper).toBeCloseTo(-0.414627756380143, 6);
  expect(standardizedEffect({ effect, statistic: -2, degreesOfFreedom: 1, scale: 1, level: 0.9 }).hedgesG).toBeNull();
});
