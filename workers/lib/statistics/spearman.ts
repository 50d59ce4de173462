import { midranks } from './midranks.ts';
import { correlationOf } from './pearson.ts';
import { tTwoSided } from './tDistribution.ts';

export interface RankCorrelation {
  readonly coefficient: number;
  /** Over all permutations; null with ties, or where there are too many. */
  readonly exactPValue: number | null;
  readonly approximatePValue: number;
}

/** Most pairs whose permutations are all counted. */
const MOST_EXACT = 9;
/** A coefficient this close to 1 is 1. */
const PERFECT = 1 - 1e-12;

/**
 * Spearman's rank correlation: Pearson's of the midranks. Source: `spearman1904`.
 *
 * @returns null where one side does not vary
 */
export function spearmanCorrelation(first: readonly number[], second: readonly number[]): RankCorrelation | null {
  const [one, two] = [midranks(first), midranks(second)];
  const coefficient = correlationOf(one.ranks, two.ranks);
  if (coefficient === null) return null;
  const count = first.length;
  const hasTies = one.groups.length < count || two.groups.length < count;
  const squares = one.ranks.reduce((sum, rank, at) => sum + (rank - (two.ranks[at] ?? 0)) ** 2, 0);
  return {
    coefficient,
    exactPValue: hasTies || count > MOST_EXACT ? null : exactPValue(squares, count),
    approximatePValue: tPValue(coefficient, count),
  };
}

/** The p value of a correlation by t of n − 2 degrees of freedom; 0 for a perfect one. */
export function tPValue(coefficient: number, count: number): number {
  if (Math.abs(coefficient) > PERFECT) return 0;
  return tTwoSided(coefficient * Math.sqrt((count - 2) / (1 - coefficient * coefficient)), count - 2);
}

/** Twice the smaller tail of Σd² over all orders of the second ranks, at most 1. */
function exactPValue(squares: number, count: number): number {
  const counts = permutationCounts(count);
  const all = [...counts.values()].reduce((sum, ways) => sum + ways, 0);
  const isLow = squares <= (count ** 3 - count) / 6;
  const tail = [...counts].reduce((sum, [value, ways]) => {
    const isIn = isLow ? value <= squares : value >= squares;
    return isIn ? sum + ways : sum;
  }, 0);
  return Math.min(1, (2 * tail) / all);
}

/** How many permutations have each Σd², built up rank by rank over the sets of ranks that are taken. */
function permutationCounts(count: number): ReadonlyMap<number, number> {
  let bySet = new Map<number, Map<number, number>>([[0, new Map([[0, 1]])]]);
  for (let rank = 0; rank < count; rank += 1) {
    const next = new Map<number, Map<number, number>>();
    for (const [taken, sums] of bySet)
      for (let other = 0; other < count; other += 1) {
        if ((taken & (1 << other)) !== 0) continue;
        const set = taken | (1 << other);
        const into = next.get(set) ?? new Map<number, number>();
        next.set(set, into);
        for (const [sum, ways] of sums) {
          const total = sum + (rank - other) ** 2;
          into.set(total, (into.get(total) ?? 0) + ways);
        }
      }
    bySet = next;
  }
  return bySet.get((1 << count) - 1) ?? new Map();
}
