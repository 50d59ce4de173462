/** Kendall's rank correlation. Sources: `kendall1938`, `knight1966`. */
import { midranks } from '../../lib/statistics/midranks.ts';
import { normalTwoSided } from '../../lib/statistics/normal.ts';
import type { RankCorrelation } from './spearman.ts';

/** Below this number of pairs without ties all permutations are counted. */
const EXACT_BELOW = 50;

/**
 * Kendall's τ-b, with the tie-corrected normal approximation and, without ties, the exact p value. Source: `kendall1938`.
 *
 * @returns null where one side does not vary
 */
export function kendallCorrelation(
  first: readonly number[],
  second: readonly number[],
): (RankCorrelation & { readonly z: number }) | null {
  const [one, two] = [midranks(first), midranks(second)];
  const count = first.length;
  const pairs = (count * (count - 1)) / 2;
  const tied = ({ groups }: typeof one, of: (size: number) => number) =>
    groups.reduce((sum, size) => sum + of(size), 0);
  const untied = [one, two].map((ranking) => pairs - tied(ranking, (t) => (t * (t - 1)) / 2)) as [number, number];
  if (untied[0] === 0 || untied[1] === 0) return null;
  const balance = concordance(one.ranks, two.ranks, untied[0] + untied[1] - pairs);
  const [v1, v2] = [one, two].map((ranking) => tied(ranking, (t) => t * (t - 1) * (2 * t + 5))) as [number, number];
  const [p1, p2] = [one, two].map((ranking) => tied(ranking, (t) => t * (t - 1))) as [number, number];
  const [q1, q2] = [one, two].map((ranking) => tied(ranking, (t) => t * (t - 1) * (t - 2))) as [number, number];
  const variance =
    (count * (count - 1) * (2 * count + 5) - v1 - v2) / 18 +
    (p1 * p2) / (2 * count * (count - 1)) +
    (count > 2 ? (q1 * q2) / (9 * count * (count - 1) * (count - 2)) : 0);
  const z = balance / Math.sqrt(variance);
  const hasTies = untied[0] < pairs || untied[1] < pairs;
  return {
    coefficient: Math.max(-1, Math.min(1, balance / Math.sqrt(untied[0] * untied[1]))),
    z,
    exactPValue: hasTies || count >= EXACT_BELOW ? null : exactPValue((pairs + balance) / 2, count),
    approximatePValue: normalTwoSided(z),
  };
}

/**
 * Concordant minus discordant pairs, in n·log n steps. Source: `knight1966`.
 *
 * @param untied all pairs without those tied on either side, of which those tied on both sides were taken off twice
 */
function concordance(first: readonly number[], second: readonly number[], untied: number): number {
  // A pair of ranks as one whole number, so that sorting is by the first, then by the second.
  const most = 2 * first.length + 1;
  const pairs = Float64Array.from(first, (rank, at) => 2 * rank * most + 2 * (second[at] ?? 0)).sort();
  let tiedTwice = 0;
  let equalBefore = 0;
  for (const [at, pair] of pairs.entries()) {
    equalBefore = pair === pairs[at - 1] ? equalBefore + 1 : 0;
    tiedTwice += equalBefore;
  }
  return untied + tiedTwice - 2 * exchangesIn(pairs.map((pair) => pair % most));
}

/** How many pairs of values are in falling order: the exchanges of a merge sort. */
function exchangesIn(values: Float64Array): number {
  let from = values;
  let to: Float64Array = new Float64Array(values.length);
  let exchanges = 0;
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) exchanges += mergeInto(to, from, start, width);
    [from, to] = [to, from];
  }
  return exchanges;
}

/** Merges the two sorted runs of that width, and counts how often a value of the second passes one of the first. */
function mergeInto(to: Float64Array, from: Float64Array, start: number, width: number): number {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let [left, right, exchanges] = [start, middle, 0];
  for (let at = start; at < end; at += 1) {
    const takesRight = left === middle || (right < end && (from[right] ?? 0) < (from[left] ?? 0));
    if (takesRight) exchanges += middle - left;
    to[at] = from[takesRight ? right++ : left++] ?? 0;
  }
  return exchanges;
}

/** Twice the smaller tail of the number of concordant pairs, at most 1. */
function exactPValue(concordant: number, count: number): number {
  // shares[k]: chance of k concordant pairs, one value after the other.
  let shares = [1];
  for (let size = 2; size <= count; size += 1) {
    const next = new Array<number>(shares.length + size - 1).fill(0);
    for (const [k, share] of shares.entries())
      for (let more = 0; more < size; more += 1) next[k + more] = (next[k + more] ?? 0) + share / size;
    shares = next;
  }
  const sum = (part: readonly number[]) => part.reduce((total, share) => total + share, 0);
  return Math.min(1, 2 * Math.min(sum(shares.slice(0, concordant + 1)), sum(shares.slice(concordant))));
}
