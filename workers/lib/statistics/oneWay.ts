/** One-way analysis of variance from the summaries of the groups. */
import { fTails } from './fDistribution.ts';
import { noncentralityOfF } from './noncentralF.ts';
import { ascending, medianOf } from './quartiles.ts';
import { meanOf, varianceOf } from './sampleMoments.ts';
import { type Summary, summaryOf } from './twoMeans.ts';

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

/** F with degrees of freedom of its own. */
export interface FTestWithFreedom extends FTest {
  readonly numeratorDegreesOfFreedom: number;
  readonly denominatorDegreesOfFreedom: number;
}

/** The comparison without equal variances; null where a group has none. Source: `welch1951`. */
export function welchTest(groups: readonly Summary[]): FTestWithFreedom | null {
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
 * Levene's test: whether the spreads differ, by the distances from the medians (`brownForsythe1974`) or from the means. Null where
 * these distances do not vary within the groups.
 *
 * @param samples of at least two values each
 */
export function spreadTest(
  samples: readonly (readonly number[])[],
  from: 'medians' | 'means',
): FTestWithFreedom | null {
  const distances = samples.map((values) => {
    const middle = from === 'medians' ? medianOf(ascending(values)) : meanOf(values);
    return values.map((value) => Math.abs(value - middle));
  });
  const table = varianceTable(distances.map(summaryOf));
  const size = distances.reduce((sum, values) => sum + values.length * meanOf(values) ** 2, 0);
  const isFlat =
    table.within.sumOfSquares <= NEGLIGIBLE * size || distances.every((values) => varianceOf(values) === 0);
  if (isFlat) return null;
  return {
    ...fTest(table),
    numeratorDegreesOfFreedom: table.between.degreesOfFreedom,
    denominatorDegreesOfFreedom: table.within.degreesOfFreedom,
  };
}

/** Limits of the effect of an F test are 90 % by custom: their lower one is above 0 just where the test is below 0.05. */
const EFFECT_LEVEL = 0.9;
/** Beyond it the terms of the noncentral distribution are too many, and the limits are close to the estimate anyway. */
const LARGEST_EFFECT = 5000;

/**
 * 90 % limits of the share of the variation that the groups explain in the population, which η² and ω² estimate: λ/(λ + N) at the limits of
 * the noncentrality λ.
 *
 * @returns null for an F so large that they cannot be told from the estimate
 */
export function shareLimits(
  { between, within }: VarianceTable,
  statistic: number,
): { readonly lower: number; readonly upper: number } | null {
  const [df1, df2] = [between.degreesOfFreedom, within.degreesOfFreedom];
  if (df1 * statistic > LARGEST_EFFECT) return null;
  const limit = (probability: number) => {
    const noncentrality = noncentralityOfF(statistic, df1, df2, probability);
    return noncentrality / (noncentrality + df1 + df2 + 1);
  };
  return { lower: limit((1 + EFFECT_LEVEL) / 2), upper: limit((1 - EFFECT_LEVEL) / 2) };
}
