/**
 * How strongly two columns go together: Pearson's r with its interval, Spearman's ρ, Kendall's τ-b.
 *
 *   r: t = r·√((n − 2)/(1 − r²)), limits tanh(atanh r ∓ z/√(n − 3))
 *   ρ: Pearson of the midranks, limits tanh(atanh ρ ∓ z·√((1 + ρ²/2)/(n − 3))); without ties exact p for n ≤ 14, an
 *      Edgeworth series for n ≤ 1290; else t as for r
 *   τ-b: tie-corrected variance, no continuity correction; exact p for n < 50 without ties
 *
 * Sources: `spearman1904`, `bestRoberts1975`, `kendall1938`, `knight1966`, `bonettWright2000`. Lines with one value are left out and counted. Refuses other
 * than two columns, fewer than three pairs, and a column without spread.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { pastedColumns } from '../lib/inputs/pastedColumns.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { FIRST_LINES, type FirstLine } from '../lib/inputs/tableDoubts.ts';
import { type TableReading, tableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { midranks } from '../lib/statistics/midranks.ts';
import { normalTwoSided } from '../lib/statistics/normal.ts';
import { correlationOf } from '../lib/statistics/pearson.ts';
import { zOf } from '../lib/statistics/proportionIntervals.ts';
import { hasSpread } from '../lib/statistics/sampleMoments.ts';
import { type RankCorrelation, type SpearmanMethod, spearmanCorrelation, tPValue } from '../lib/statistics/spearman.ts';

/** Below this number of pairs without ties all permutations are counted. */
const EXACT_BELOW = 50;

export interface CorrelationInput {
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly firstLine: FirstLine;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

export interface CorrelationResult {
  /** Complete pairs. */
  readonly count: number;
  readonly incompletePairs: number;
  readonly pearson: {
    readonly coefficient: number;
    /** Null for fewer than four pairs. */
    readonly lower: number | null;
    readonly upper: number | null;
    readonly rSquared: number;
    /** t; null on a perfect line. */
    readonly statistic: number | null;
    readonly degreesOfFreedom: number;
    readonly pValue: number;
  };
  readonly spearman: RankResult & {
    readonly lower: number | null;
    readonly upper: number | null;
    readonly pValueMethod: SpearmanMethod;
  };
  readonly kendall: RankResult & { readonly z: number; readonly pValueMethod: 'exact' | 'normal' };
  /** Names of the columns. */
  readonly names: readonly [x: string, y: string];
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly reading: TableReading;
}

interface RankResult {
  readonly coefficient: number;
  readonly pValue: number;
  readonly exactPValue: number | null;
  readonly approximatePValue: number;
}

interface Pairs {
  readonly names: readonly [string, string];
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly incompletePairs: number;
  readonly reading: TableReading;
}

const PERFECT = 1 - 1e-12;
const FEWEST = 3;

declare module '../contract.ts' {
  interface FormulaTypes {
    correlation: FormulaType<CorrelationInput, CorrelationResult>;
  }
}

export default {
  id: 'correlation',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'data') : verdict;
  },

  compute,
} satisfies Formula<'correlation'>;

function inputOf(candidate: Candidate<CorrelationInput>): Verdict<CorrelationInput> {
  const { decimalMark } = candidate;
  const data = textOf(candidate.data);
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  const firstLine = candidate.firstLine || 'recognized';
  if (!FIRST_LINES.includes(firstLine)) return refuse(REQUIRED, 'firstLine');
  const pairs = pairsIn({ data, decimalMark, firstLine });
  if (!pairs.ok) return pairs;
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  const { names, points } = pairs.input;
  const flat = [points.map(({ x }) => x), points.map(({ y }) => y)].findIndex((values) => isFlat(values));
  if (flat >= 0) return refuse(`All values of "${names[flat]}" are equal: a correlation is not defined`, 'data');
  return accept({ data, decimalMark, firstLine, confidenceLevel: level.input });
}

/** Values that tie as ranks have no spread either. */
function isFlat(values: readonly number[]): boolean {
  return !hasSpread(values) || midranks(values).groups.length === 1;
}

function pairsIn({ data, decimalMark, firstLine }: Omit<CorrelationInput, 'confidenceLevel'>): Verdict<Pairs> {
  const read = pastedColumns(data, { decimalMark, firstLine });
  if (!read.ok) return read;
  const [first, second, third] = read.input.columns;
  if (first === undefined || second === undefined || third !== undefined)
    return refuse('Please paste two columns', 'data');
  const points = first.values.flatMap((x, at) => {
    const y = second.values[at] ?? null;
    return x === null || y === null ? [] : [{ x, y }];
  });
  if (points.length < FEWEST) return refuse('Please enter at least three pairs', 'data');
  const incompletePairs = first.values.filter(
    (x, at) => (x === null) !== ((second.values[at] ?? null) === null),
  ).length;
  return accept({ names: [first.name, second.name], points, incompletePairs, reading: tableReading(read.input) });
}

function compute({ confidenceLevel, ...table }: CorrelationInput): CorrelationResult {
  const pairs = pairsIn(table);
  if (!pairs.ok) throw new Error('A validated text can be read');
  const { points, incompletePairs, names, reading } = pairs.input;
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  const count = points.length;
  const r = correlationOf(x, y);
  const ranks = spearmanCorrelation(x, y);
  const tau = kendallCorrelation(x, y);
  if (r === null || ranks === null || tau === null) throw new Error('Validated columns vary');
  const isPerfect = Math.abs(r) > PERFECT;
  const z = zOf(confidenceLevel / 100);
  return {
    count,
    incompletePairs,
    pearson: {
      coefficient: r,
      ...fisherLimits(r, z, count, 1),
      rSquared: r * r,
      statistic: isPerfect ? null : r * Math.sqrt((count - 2) / (1 - r * r)),
      degreesOfFreedom: count - 2,
      pValue: tPValue(r, count),
    },
    spearman: {
      ...ranks,
      ...fisherLimits(ranks.coefficient, z, count, 1 + ranks.coefficient ** 2 / 2),
    },
    kendall: {
      ...tau,
      pValue: tau.exactPValue ?? tau.approximatePValue,
      pValueMethod: tau.exactPValue === null ? 'normal' : 'exact',
    },
    names,
    points,
    reading,
  };
}

/** Limits by Fisher's z; `factor` is that of the variance 1/(n − 3). */
function fisherLimits(coefficient: number, z: number, count: number, factor: number) {
  if (count <= FEWEST) return { lower: null, upper: null };
  if (Math.abs(coefficient) > PERFECT) return { lower: coefficient, upper: coefficient };
  const middle = Math.atanh(coefficient);
  const half = z * Math.sqrt(factor / (count - FEWEST));
  return { lower: Math.tanh(middle - half), upper: Math.tanh(middle + half) };
}

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
