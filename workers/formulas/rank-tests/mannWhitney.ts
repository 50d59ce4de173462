/** The Mann-Whitney test of two independent groups, also known as Wilcoxon's rank sum test. Source: `mannWhitney1947`. */
import type { Alternative } from '../../lib/statistics/meanTest.ts';
import { midranks } from '../../lib/statistics/midranks.ts';
import { kthDifference, middleOf } from './pairwiseOrder.ts';
import { rankSumChances } from './rankDistributions.ts';
import { type HodgesLehmann, limitPlace, MOST_EXACT, type RankTest, rankTest } from './rankTest.ts';

export interface MannWhitney extends RankTest {
  /** U of the first group: in how many pairs its value is larger, ties counting half. */
  readonly statistic: number;
  readonly smallerStatistic: number;
  /** Of the first group and of the second. */
  readonly rankSums: readonly [number, number];
  /** Of all differences, first minus second. */
  readonly hodgesLehmann: HodgesLehmann;
  /** The chance that a value of the first group is larger than one of the second. */
  readonly commonLanguageEffect: number;
  readonly rankBiserial: number;
}

/**
 * Compares two groups of at least one value, which are not all equal.
 *
 * @param level of the limits, above 0 and below 1
 */
export function mannWhitney(
  first: readonly number[],
  second: readonly number[],
  alternative: Alternative,
  level: number,
): MannWhitney {
  const [n1, n2] = [first.length, second.length];
  const count = n1 + n2;
  const { ranks, groups } = midranks([...first, ...second]);
  const rankSum = ranks.slice(0, n1).reduce((sum, rank) => sum + rank, 0);
  const statistic = rankSum - (n1 * (n1 + 1)) / 2;
  const pairs = n1 * n2;
  const ties = groups.reduce((sum, size) => sum + (size ** 3 - size), 0);
  const spread = pairs / 12;
  // The doubled rank sum of the first group is the doubled U and this.
  const exact = count > MOST_EXACT ? null : { chances: rankSumChances(ranks, n1), shift: n1 * (n1 + 1) };
  const mean = pairs / 2;
  const place = limitPlace(
    level,
    { mean, deviation: Math.sqrt(spread * (count + 1)) },
    groups.length === count ? exact : null,
  );
  const [x, y] = [Float64Array.from(first).sort(), Float64Array.from(second).sort()];
  const kth = (k: number) => kthDifference(x, y, k);
  return {
    statistic,
    smallerStatistic: Math.min(statistic, pairs - statistic),
    rankSums: [rankSum, (count * (count + 1)) / 2 - rankSum],
    ...rankTest({
      statistic,
      mean,
      variance: spread * (count + 1 - ties / (count * (count - 1))),
      alternative,
      exact,
    }),
    hodgesLehmann: { estimate: middleOf(pairs, kth), lower: kth(place), upper: kth(pairs + 1 - place) },
    commonLanguageEffect: statistic / pairs,
    rankBiserial: (2 * statistic) / pairs - 1,
  };
}
