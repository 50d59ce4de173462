/**
 * How strongly two columns go together: Pearson's r with its interval, Spearman's ρ, Kendall's τ-b.
 *
 *   r: t = r·√((n − 2)/(1 − r²)), limits tanh(atanh r ∓ z/√(n − 3))
 *   ρ: Pearson of the midranks, limits tanh(atanh ρ ∓ z·√((1 + ρ²/2)/(n − 3))); without ties exact p for n ≤ 14, an
 *      Edgeworth series for n ≤ 1290; else t as for r
 *   τ-b: tie-corrected variance, no continuity correction; exact p for n < 50 without ties
 *
 * Sources: `spearman1904`, `bestRoberts1975`, `kendall1938`, `knight1966`, `bonettWright2000`. Lines with one value are left out
 * and counted.
 *
 * Refuses other than two columns, fewer than three pairs, and a column without spread.
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
import { correlationOf } from '../lib/statistics/pearson.ts';
import { zOf } from '../lib/statistics/proportionIntervals.ts';
import { hasSpread } from '../lib/statistics/sampleMoments.ts';
import { kendallCorrelation } from './correlation/kendall.ts';
import { type RankCorrelation, type SpearmanMethod, spearmanCorrelation, tPValue } from './correlation/spearman.ts';

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

interface RankResult extends RankCorrelation {
  readonly pValue: number;
}

interface Pairs {
  readonly names: readonly [string, string];
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly incompletePairs: number;
  readonly reading: TableReading;
}

/** A coefficient this close to 1 is 1. */
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
