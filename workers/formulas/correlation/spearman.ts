import { logGamma } from '../../lib/statistics/logGamma.ts';
import { midranks, type Ranking } from '../../lib/statistics/midranks.ts';
import { normalTails } from '../../lib/statistics/normal.ts';
import { correlationOf } from '../../lib/statistics/pearson.ts';
import { tTwoSided } from '../../lib/statistics/tDistribution.ts';

export interface RankCorrelation {
  readonly coefficient: number;
  /** Over all permutations; null with ties, or where there are too many. */
  readonly exactPValue: number | null;
  readonly approximatePValue: number;
}

/** By what the p value of Spearman's coefficient was found: all orders counted, the series of `bestRoberts1975`, or t. */
export type SpearmanMethod = 'exact' | 'edgeworth' | 't';

export interface SpearmanCorrelation extends RankCorrelation {
  /** Two-sided; above 0. */
  readonly pValue: number;
  readonly pValueMethod: SpearmanMethod;
}

/** Most pairs whose orders are all counted. */
const MOST_EXACT = 14;
/** Most pairs that the series is for. */
const MOST_IN_SERIES = 1290;
/** A coefficient this close to 1 is 1. */
const PERFECT = 1 - 1e-12;

/**
 * Spearman's rank correlation: Pearson's of the midranks. Without ties the p value is exact up to 14 pairs and an Edgeworth
 * series up to 1290; it is that of t with ties. Sources: `spearman1904`, `bestRoberts1975`.
 *
 * @returns null where one side does not vary
 */
export function spearmanCorrelation(first: readonly number[], second: readonly number[]): SpearmanCorrelation | null {
  const [one, two] = [midranks(first), midranks(second)];
  const coefficient = correlationOf(one.ranks, two.ranks);
  if (coefficient === null) return null;
  const count = first.length;
  const squares = one.ranks.reduce((sum, rank, at) => sum + (rank - (two.ranks[at] ?? 0)) ** 2, 0);
  const approximatePValue = tPValue(coefficient, count);
  const pValueMethod = methodFor(count, one.groups.length < count || two.groups.length < count);
  const exactPValue = pValueMethod === 'exact' ? exactTwoSided(squares, count) : null;
  const least = leastPValue(one, two, count);
  // R's p value with ties, unless it vanishes.
  const approximated =
    pValueMethod === 'edgeworth' ? Math.max(seriesTwoSided(squares, count), least) : approximatePValue || least;
  return {
    coefficient,
    pValue: exactPValue ?? approximated,
    pValueMethod,
    exactPValue,
    approximatePValue,
  };
}

function methodFor(count: number, hasTies: boolean): SpearmanMethod {
  if (hasTies || count > MOST_IN_SERIES) return 't';
  return count <= MOST_EXACT ? 'exact' : 'edgeworth';
}

/** The p value of a correlation by t of n − 2 degrees of freedom; 0 for a perfect one. */
export function tPValue(coefficient: number, count: number): number {
  if (Math.abs(coefficient) > PERFECT) return 0;
  return tTwoSided(coefficient * Math.sqrt((count - 2) / (1 - coefficient * coefficient)), count - 2);
}

/** Twice the share of the orders that give the very same pairs of ranks: no two-sided p value is smaller. */
function leastPValue(one: Ranking, two: Ranking, count: number): number {
  const same = [one, two].map(({ groups }) => groups.reduce((sum, size) => sum + logGamma(size + 1), 0));
  return Math.min(1, Math.max(2 * Math.exp(Math.max(...same) - logGamma(count + 1)), Number.MIN_VALUE));
}

/** Σd² of the tail that is seen, as its mirror image where it is the upper one: the distribution is symmetric. */
function lowerSquares(squares: number, count: number): number {
  return Math.min(squares, (count ** 3 - count) / 3 - squares);
}

/** Twice the smaller tail of Σd² over all orders of the second ranks, at most 1. */
function exactTwoSided(squares: number, count: number): number {
  let orders = 1;
  for (let size = 2; size <= count; size += 1) orders *= size;
  return Math.min(1, (2 * ordersUpTo(lowerSquares(squares, count), count)) / orders);
}

/**
 * How many orders have a Σd² of at most `most`: built up rank by rank over the sets of ranks that are taken, those of one
 * size at a time.
 */
function ordersUpTo(most: number, count: number): number {
  const length = Math.floor(most / 2) + 1;
  let bySet: ReadonlyMap<number, PartialSums> = new Map([
    [0, { isOdd: 0, ways: new Float64Array(length).fill(1, 0, 1) }],
  ]);
  for (let rank = 0; rank < count; rank += 1) {
    const next = new Map<number, PartialSums>();
    for (const [taken, { isOdd, ways }] of bySet)
      for (let other = 0; other < count; other += 1) {
        const set = taken | (1 << other);
        if (set === taken) continue;
        const more = isOdd + (rank - other) ** 2;
        const into = next.get(set) ?? { isOdd: more % 2, ways: new Float64Array(length) };
        next.set(set, into);
        const step = more >> 1;
        for (let half = step; half < length; half += 1)
          into.ways[half] = (into.ways[half] ?? 0) + (ways[half - step] ?? 0);
      }
    bySet = next;
  }
  return bySet.get((1 << count) - 1)?.ways.reduce((sum, ways) => sum + ways, 0) ?? 0;
}

/** In how many ways a set of ranks was taken, by Σd² so far: all sums of a set are odd, or all are even. */
interface PartialSums {
  readonly isOdd: number;
  /** By half of the sum, rounded down. */
  readonly ways: Float64Array;
}

/** Twice the smaller tail of Σd² by the Edgeworth series of algorithm AS 89, from 0 to 1. Source: `bestRoberts1975`. */
function seriesTwoSided(squares: number, count: number): number {
  const b = 1 / count;
  // Halfway to the next possible Σd², which is 2 larger.
  const x = ((6 * (lowerSquares(squares, count) + 1) * b) / (count * count - 1) - 1) * Math.sqrt(count - 1);
  const y = x * x;
  const inner = 0.0879 + b * 0.0151 - y * (0.0072 - 0.0831 * b + y * b * (0.0131 - 4.6e-4 * y));
  const correction =
    x * b * (0.2274 + b * (0.2531 + 0.1745 * b) + y * (-0.0758 + b * (0.1033 + 0.3932 * b) - y * b * inner));
  const tail = normalTails(x).lower - correction / Math.exp(y / 2);
  return Math.min(1, Math.max(0, 2 * tail));
}
