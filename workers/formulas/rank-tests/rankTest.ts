/** What Mann-Whitney and signed-rank tests share: a rank sum against its mean, exactly or by the normal distribution. */
import type { Alternative } from '../../lib/statistics/meanTest.ts';
import { normalTails, normalTwoSided } from '../../lib/statistics/normal.ts';
import { zOf } from '../../lib/statistics/proportionIntervals.ts';
import { exactPValue, type SumChances, smallestPValue, sumQuantile } from './rankDistributions.ts';

/** Above this number of values the normal distribution is used. */
export const MOST_EXACT = 60;

export interface NormalRankTest {
  /** With a continuity correction of ½ towards the mean. */
  readonly z: number;
  readonly pValue: number;
  readonly zUncorrected: number;
  readonly pValueUncorrected: number;
}

export interface RankTest {
  readonly pValue: number;
  readonly pValueMethod: 'exact' | 'normal';
  /** Null above 60 values. */
  readonly exactPValue: number | null;
  readonly normal: NormalRankTest;
  /** The smallest two-sided p value that these counts and ties allow; null above 60 values. */
  readonly smallestPValue: number | null;
}

export interface HodgesLehmann {
  readonly estimate: number;
  /** Two-sided limits. */
  readonly lower: number;
  readonly upper: number;
}

interface SeenRankSum {
  /** The rank sum, or U: the statistic that has this mean and variance. */
  readonly statistic: number;
  readonly mean: number;
  /** Corrected for ties, above 0. */
  readonly variance: number;
  readonly alternative: Alternative;
  /** Of the doubled sum, and what has to be added to the doubled statistic to have that; null where there are too many values. */
  readonly exact: { readonly chances: SumChances; readonly shift: number } | null;
}

/** Tests a rank sum. */
export function rankTest({ statistic, mean, variance, alternative, exact }: SeenRankSum): RankTest {
  const [seen, middle] = [2 * statistic + (exact?.shift ?? 0), 2 * mean + (exact?.shift ?? 0)];
  const exactP = exact === null ? null : exactPValue(exact.chances, seen, middle, alternative);
  const apart = statistic - mean;
  const correction = alternative === 'greater' ? 0.5 : alternative === 'less' ? -0.5 : Math.sign(apart) / 2;
  const z = (apart - correction) / Math.sqrt(variance);
  const zUncorrected = apart / Math.sqrt(variance);
  const normal = {
    z,
    pValue: normalPValue(z, alternative),
    zUncorrected,
    pValueUncorrected: normalPValue(zUncorrected, alternative),
  };
  return {
    pValue: exactP ?? normal.pValue,
    pValueMethod: exactP === null ? 'normal' : 'exact',
    exactPValue: exactP,
    normal,
    smallestPValue: exact === null ? null : smallestPValue(exact.chances, middle),
  };
}

function normalPValue(z: number, alternative: Alternative): number {
  if (alternative === 'two-sided') return normalTwoSided(z);
  return alternative === 'greater' ? normalTails(z).upper : normalTails(z).lower;
}

/**
 * Which of the ordered pairs is the lower limit of a Hodges-Lehmann estimate, counted from 1; the upper one has the same
 * place from the other end.
 *
 * @param level above 0 and below 1
 * @param exact chances without ties, and what the doubled sum has more than the doubled statistic; null: the normal distribution
 */
export function limitPlace(
  level: number,
  { mean, deviation }: { readonly mean: number; readonly deviation: number },
  exact: SeenRankSum['exact'],
): number {
  const place =
    exact === null
      ? Math.floor(mean - zOf(level) * deviation)
      : (sumQuantile(exact.chances, (1 - level) / 2) - exact.shift) / 2;
  return Math.max(1, place);
}
