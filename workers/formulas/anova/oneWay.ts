/** One-way analysis of variance from the summaries of the groups. */
import { fTails } from '../../lib/statistics/fDistribution.ts';
import { ascending, medianOf } from '../../lib/statistics/quartiles.ts';
import { meanOf, varianceOf } from '../../lib/statistics/sampleMoments.ts';
import { type Summary, summaryOf } from '../../lib/statistics/twoMeans.ts';

export interface SumOfSquares {
  readonly sumOfSquares: number;
  readonly degreesOfFreedom: number;
  readonly meanSquare: number;
}

export interface VarianceTable {
  readonly between: SumOfSquares;
  readonly within: SumOfSquares;
  readonly total: Omit<SumOfSquares, 'meanSquare'>;
}

/** Cuts the sum of squares into that between and that within at least two groups. */
export function varianceTable(groups: readonly Summary[]): VarianceTable {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const first = groups[0]?.mean ?? 0;
  // About the first mean, so that large means with small differences keep their digits.
  const middle = groups.reduce((sum, group) => sum + (group.count / count) * (group.mean - first), 0);
  const between = groups.reduce((sum, group) => sum + group.count * (group.mean - first - middle) ** 2, 0);
  const within = groups.reduce((sum, group) => sum + (group.count - 1) * group.standardDeviation ** 2, 0);
  const [df1, df2] = [groups.length - 1, count - groups.length];
  return {
    between: { sumOfSquares: between, degreesOfFreedom: df1, meanSquare: between / df1 },
    within: { sumOfSquares: within, degreesOfFreedom: df2, meanSquare: within / df2 },
    total: { sumOfSquares: between + within, degreesOfFreedom: count - 1 },
  };
}

export interface FTest {
  readonly statistic: number;
  readonly pValue: number;
}

/** F of a table whose mean square within the groups is above 0. */
export function fTest({ between, within }: VarianceTable): FTest {
  const statistic = between.meanSquare / within.meanSquare;
  return { statistic, pValue: fTails(statistic, between.degreesOfFreedom, within.degreesOfFreedom).upper };
}

export interface WelchTest extends FTest {
  readonly numeratorDegreesOfFreedom: number;
  readonly denominatorDegreesOfFreedom: number;
}

/** The comparison without equal variances; null where a group has none. Source: `welch1951`. */
export function welchTest(groups: readonly Summary[]): WelchTest | null {
  if (groups.some(({ standardDeviation }) => standardDeviation === 0)) return null;
  const weights = groups.map(({ count, standardDeviation }) => count / standardDeviation / standardDeviation);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / all);
  const first = groups[0]?.mean ?? 0;
  const middle = groups.reduce((sum, { mean }, at) => sum + (shares[at] ?? 0) * (mean - first), 0);
  const [k, df1] = [groups.length, groups.length - 1];
  const spread = groups.reduce((sum, { count }, at) => sum + (1 - (shares[at] ?? 0)) ** 2 / (count - 1), 0);
  const above = groups.reduce((sum, { mean }, at) => sum + (weights[at] ?? 0) * (mean - first - middle) ** 2, 0) / df1;
  const statistic = above / (1 + (2 * (k - 2) * spread) / (k * k - 1));
  const df2 = (k * k - 1) / (3 * spread);
  // Spreads so small that their squares vanish count as zero.
  if (!Number.isFinite(statistic) || !Number.isFinite(df2)) return null;
  return {
    statistic,
    numeratorDegreesOfFreedom: df1,
    denominatorDegreesOfFreedom: df2,
    pValue: fTails(statistic, df1, df2).upper,
  };
}

/** Below this share of the whole a sum of squares is rounding error. */
const NEGLIGIBLE = 1e-24;

/**
 * Levene's test on the distances from the medians: whether the spreads differ. Null where these distances do not vary
 * within the groups. Source: `brownForsythe1974`.
 */
export function brownForsytheTest(samples: readonly (readonly number[])[]): FTest | null {
  const distances = samples.map((values) => {
    const median = medianOf(ascending(values));
    return values.map((value) => Math.abs(value - median));
  });
  const table = varianceTable(distances.map(summaryOf));
  const size = distances.reduce((sum, values) => sum + values.length * meanOf(values) ** 2, 0);
  const isFlat =
    table.within.sumOfSquares <= NEGLIGIBLE * size || distances.every((values) => varianceOf(values) === 0);
  return isFlat ? null : fTest(table);
}
