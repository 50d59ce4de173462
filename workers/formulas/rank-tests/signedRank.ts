/** Wilcoxon's signed-rank test of differences. Source: `wilcoxon1945`. */
import type { Alternative } from '../../lib/statistics/meanTest.ts';
import { midranks } from '../../lib/statistics/midranks.ts';
import { kthWalshAverage, middleOf } from './pairwiseOrder.ts';
import { signedRankChances } from './rankDistributions.ts';
import { type HodgesLehmann, limitPlace, MOST_EXACT, type RankTest, rankTest } from './rankTest.ts';

export interface SignedRank extends RankTest {
  readonly positiveRankSum: number;
  readonly negativeRankSum: number;
  /** The sum of the positive ranks. */
  readonly statistic: number;
  /** Of the averages of all pairs of differences. */
  readonly hodgesLehmann: HodgesLehmann;
  readonly rankBiserial: number;
}

/**
 * Tests whether differences, at least one and none of them 0, are symmetric about 0.
 *
 * @param level of the limits, above 0 and below 1
 */
export function signedRank(differences: readonly number[], alternative: Alternative, level: number): SignedRank {
  const count = differences.length;
  const { ranks, groups } = midranks(differences.map(Math.abs));
  const all = (count * (count + 1)) / 2;
  const statistic = ranks.reduce((sum, rank, at) => ((differences[at] ?? 0) > 0 ? sum + rank : sum), 0);
  const ties = groups.reduce((sum, size) => sum + (size ** 3 - size), 0);
  const spread = (all * (2 * count + 1)) / 12;
  const exact = count > MOST_EXACT ? null : { chances: signedRankChances(ranks), shift: 0 };
  const mean = all / 2;
  const place = limitPlace(level, { mean, deviation: Math.sqrt(spread) }, groups.length === count ? exact : null);
  const sorted = Float64Array.from(differences).sort();
  const kth = (k: number) => kthWalshAverage(sorted, k);
  return {
    positiveRankSum: statistic,
    negativeRankSum: all - statistic,
    statistic,
    ...rankTest({ statistic, mean, variance: spread - ties / 48, alternative, exact }),
    hodgesLehmann: { estimate: middleOf(all, kth), lower: kth(place), upper: kth(all + 1 - place) },
    rankBiserial: (2 * statistic - all) / all,
  };
}
