/** Exact distributions of rank sums over all permutations or sign flips, ties included. Sums are of doubled ranks, which are whole. */
import type { Alternative } from '../../lib/statistics/meanTest.ts';

/** chances[s]: the chance that the doubled sum is s. */
export type SumChances = Float64Array;

/** The doubled sum of the ranks of `drawn` values, all choices being equally likely. */
export function rankSumChances(ranks: readonly number[], drawn: number): SumChances {
  const doubled = ranks.map((rank) => Math.round(2 * rank));
  const most = doubled.reduce((sum, rank) => sum + rank, 0);
  // ways[k][s]: choices of k values with the sum s.
  const ways = Array.from({ length: drawn + 1 }, () => new Float64Array(most + 1));
  const start = ways[0];
  if (start !== undefined) start[0] = 1;
  let reach = 0;
  for (const rank of doubled) {
    reach += rank;
    for (let k = drawn; k >= 1; k -= 1) {
      const [into, from] = [ways[k], ways[k - 1]];
      if (into !== undefined && from !== undefined)
        for (let sum = reach; sum >= rank; sum -= 1) into[sum] = (into[sum] ?? 0) + (from[sum - rank] ?? 0);
    }
  }
  return shares(ways[drawn] ?? new Float64Array(1));
}

/** The doubled sum of the ranks with a plus, all signs being equally likely. */
export function signedRankChances(ranks: readonly number[]): SumChances {
  const doubled = ranks.map((rank) => Math.round(2 * rank));
  const ways = new Float64Array(doubled.reduce((sum, rank) => sum + rank, 0) + 1);
  ways[0] = 1;
  let reach = 0;
  for (const rank of doubled) {
    reach += rank;
    for (let sum = reach; sum >= rank; sum -= 1) ways[sum] = (ways[sum] ?? 0) + (ways[sum - rank] ?? 0);
  }
  return shares(ways);
}

function shares(ways: Float64Array): SumChances {
  const all = ways.reduce((sum, each) => sum + each, 0);
  return ways.map((each) => each / all);
}

/** The chance of a sum at least as far from the mean as the one seen, in either direction or in one. */
export function exactPValue(chances: SumChances, seen: number, mean: number, alternative: Alternative): number {
  const apart = Math.abs(seen - mean);
  const isAsFar = (sum: number) =>
    alternative === 'greater' ? sum >= seen : alternative === 'less' ? sum <= seen : Math.abs(sum - mean) >= apart;
  return Math.min(
    1,
    chances.reduce((sum, chance, at) => (isAsFar(at) ? sum + chance : sum), 0),
  );
}

/** The smallest two-sided p value that any order could have. */
export function smallestPValue(chances: SumChances, mean: number): number {
  const least = chances.findIndex((chance) => chance > 0);
  const most = chances.length - 1 - [...chances].reverse().findIndex((chance) => chance > 0);
  const farthest = mean - least > most - mean ? least : most;
  return exactPValue(chances, farthest, mean, 'two-sided');
}

/** The smallest sum up to which that chance is reached. */
export function sumQuantile(chances: SumChances, probability: number): number {
  // As R has it: a chance that equals the probability but for rounding has reached it.
  const goal = probability - 10 * Number.EPSILON;
  let reached = 0;
  const found = chances.findIndex((chance) => {
    reached += chance;
    return reached >= goal;
  });
  return found < 0 ? chances.length - 1 : found;
}
