import { expect, test } from 'vitest';
import { compareWithControl } from '#workers/formulas/anova/dunnett.ts';
import { tTwoSided } from '#workers/lib/statistics/tDistribution.ts';

const group = (mean: number, count: number) => ({ mean, count, standardDeviation: 1 });
const within = (degreesOfFreedom: number) => ({ meanSquare: 1, degreesOfFreedom });

test('p lies between that of a single pair and Bonferroni’s, near the latter where it is small, however far the means are', () => {
  for (const difference of [0.2, 1, 3, 9, 40]) {
    const { pairs } = compareWithControl([group(0, 4), group(difference, 9), group(0, 9)], 0, within(12), 0.95);
    const single = tTwoSided(pairs[0]?.statistic ?? 0, 12);
    const p = pairs[0]?.pValue ?? 0;
    expect(p).toBeGreaterThan(single);
    expect(p).toBeLessThanOrEqual(Math.min(1, 2 * single) * (1 + 1e-9));
  }
});

test('limits reach 0 just where p is the level', () => {
  const critical = compareWithControl([group(0, 3), group(1, 7), group(1, 12)], 0, within(19), 0.9).criticalValue;
  const difference = critical * Math.sqrt(1 / 7 + 1 / 3);
  const [pair] = compareWithControl([group(0, 3), group(difference, 7), group(1, 12)], 0, within(19), 0.9).pairs;
  expect(pair?.pValue).toBeCloseTo(0.1, 8);
  expect(pair?.lower).toBeCloseTo(0, 8);
});
