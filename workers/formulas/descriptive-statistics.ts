/**
 * Describes every pasted column: mean, spread, quartiles, shape, and the test of Shapiro and Wilk.
 *
 *   SD² = Σ(x − mean)²/(n − 1)      SEM = SD/√n      interval = mean ± t·SEM, t of n − 1 degrees of freedom
 *   g1 = m3/m2^1.5 with m = Σ(x − mean)^k/n;   G1 = g1·√(n(n − 1))/(n − 2);   b1 = m3/SD³
 *   G2 = (n − 1)/((n − 2)(n − 3))·((n + 1)·(m4/m2² − 3) + 6)
 *   geometric mean = exp(mean of ln x), its SD = exp(SD of ln x);  harmonic mean = n/Σ(1/x);  CV = 100·SD/|mean|
 *
 * Sources: `hyndmanFan1996` (quartiles), `joanesGill1998` (skewness, kurtosis), `royston1995` (Shapiro-Wilk).
 * Refuses what `pastedColumns` refuses, columns without a value, more than 20 columns, and levels out of range.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import {
  type PastedColumn,
  type PastedColumns,
  pastedColumns,
  presentValues,
  withEnoughValues,
} from '../lib/inputs/pastedColumns.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { FIRST_LINES, type FirstLine } from '../lib/inputs/tableDoubts.ts';
import { type TableReading, tableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { ascending, medianOf, type QuartileMethod, type Quartiles, quartilesOf } from '../lib/statistics/quartiles.ts';
import {
  centralSum,
  exactSum,
  hasSpread,
  meanOf,
  standardDeviationOf,
  varianceOf,
} from '../lib/statistics/sampleMoments.ts';
import { type ShapiroWilk, shapiroWilk } from '../lib/statistics/shapiroWilk.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';

export interface DescriptiveStatisticsInput {
  /** Columns of numbers, with or without a header; a single line is one column. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly firstLine: FirstLine;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
  readonly quartileMethod: QuartileMethod;
}

/** Null where it is not defined for these values. */
type Defined = number | null;

export interface DescribedColumn {
  readonly name: string;
  readonly count: number;
  readonly missing: number;
  readonly sum: number;
  readonly mean: number;
  /** With n − 1; it and what follows from it is null for one value. */
  readonly standardDeviation: Defined;
  readonly variance: Defined;
  readonly standardError: Defined;
  readonly confidenceInterval: { readonly lower: Defined; readonly upper: Defined };
  readonly median: number;
  /** By the chosen method. */
  readonly quartile1: Defined;
  readonly quartile3: Defined;
  readonly interquartileRange: Defined;
  readonly minimum: number;
  readonly maximum: number;
  readonly range: number;
  /** Geometric and harmonic mean are null unless all values are above 0. */
  readonly geometricMean: Defined;
  readonly geometricStandardDeviation: Defined;
  readonly harmonicMean: Defined;
  /** Percent; null where the mean is 0. */
  readonly coefficientOfVariation: Defined;
  /** The adjusted ones; null for fewer than 3 and 4 values, or without spread. */
  readonly skewness: Defined;
  readonly excessKurtosis: Defined;
  /** With n. */
  readonly populationStandardDeviation: number;
  /** Median of the distances from the median, without the factor 1.4826. */
  readonly medianAbsoluteDeviation: number;
  readonly skewnessMethods: { readonly population: Defined; readonly adjusted: Defined; readonly minitab: Defined };
  readonly quartileMethods: {
    readonly linear: QuartilePair;
    readonly exclusive: QuartilePair;
    readonly tukeyHinges: QuartilePair;
    readonly mooreMcCabe: QuartilePair;
  };
  readonly shapiroWilk: { readonly statistic: Defined; readonly pValue: Defined };
  /** In the order pasted. */
  readonly values: readonly number[];
}

interface QuartilePair {
  readonly quartile1: Defined;
  readonly quartile3: Defined;
}

export interface DescriptiveStatisticsResult {
  readonly columns: readonly DescribedColumn[];
  readonly reading: TableReading;
}

const METHODS: readonly QuartileMethod[] = ['linear', 'exclusive', 'tukey-hinges', 'moore-mccabe'];
const MOST_COLUMNS = 20;

declare module '../contract.ts' {
  interface FormulaTypes {
    'descriptive-statistics': FormulaType<DescriptiveStatisticsInput, DescriptiveStatisticsResult>;
  }
}

export default {
  id: 'descriptive-statistics',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'data') : verdict;
  },

  compute,
} satisfies Formula<'descriptive-statistics'>;

function inputOf(candidate: Candidate<DescriptiveStatisticsInput>): Verdict<DescriptiveStatisticsInput> {
  const { decimalMark, quartileMethod } = candidate;
  const data = textOf(candidate.data);
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (quartileMethod === '' || !METHODS.includes(quartileMethod)) return refuse(REQUIRED, 'quartileMethod');
  const firstLine = candidate.firstLine || 'recognized';
  if (!FIRST_LINES.includes(firstLine)) return refuse(REQUIRED, 'firstLine');
  const read = columnsIn({ data, decimalMark, firstLine });
  if (!read.ok) return read;
  const level = confidenceLevelIn(candidate.confidenceLevel);
  return level.ok ? accept({ data, decimalMark, firstLine, confidenceLevel: level.input, quartileMethod }) : level;
}

/** Reads up to 20 columns, each with a value. */
function columnsIn({
  data,
  decimalMark,
  firstLine,
}: Pick<DescriptiveStatisticsInput, 'data' | 'decimalMark' | 'firstLine'>): Verdict<PastedColumns> {
  const read = pastedColumns(data, { decimalMark, firstLine, isOneLineAColumn: true });
  if (!read.ok) return read;
  if (read.input.columns.length > MOST_COLUMNS) return refuse('Please paste at most 20 columns', 'data');
  const enough = withEnoughValues(read.input.columns, 1);
  return enough.ok ? read : enough;
}

function compute({ confidenceLevel, quartileMethod, ...table }: DescriptiveStatisticsInput) {
  const read = columnsIn(table);
  if (!read.ok) throw new Error('A validated text can be read');
  return {
    columns: read.input.columns.map((column) => described(column, confidenceLevel, quartileMethod)),
    reading: tableReading(read.input),
  };
}

function described(column: PastedColumn, confidenceLevel: number, quartileMethod: QuartileMethod): DescribedColumn {
  const values = presentValues(column);
  const sorted = ascending(values);
  const count = values.length;
  const mean = meanOf(values);
  const standardDeviation = standardDeviationOf(values);
  const standardError = standardDeviation === null ? null : standardDeviation / Math.sqrt(count);
  const margin = standardError === null ? null : tWithin(confidenceLevel / 100, count - 1) * standardError;
  const median = medianOf(sorted);
  const { quartile1, quartile3 } = pairOf(quartilesOf(sorted, quartileMethod));
  const [minimum, maximum] = [sorted[0] ?? 0, sorted[count - 1] ?? 0];
  const test: ShapiroWilk | null = shapiroWilk(sorted);
  return {
    name: column.name,
    count,
    missing: column.values.length - count,
    sum: exactSum(values),
    mean,
    standardDeviation,
    variance: varianceOf(values),
    standardError,
    confidenceInterval: {
      lower: margin === null ? null : mean - margin,
      upper: margin === null ? null : mean + margin,
    },
    median,
    quartile1,
    quartile3,
    interquartileRange: quartile1 === null || quartile3 === null ? null : quartile3 - quartile1,
    minimum,
    maximum,
    range: maximum - minimum,
    ...logarithmicMeans(values),
    coefficientOfVariation:
      standardDeviation === null || mean === 0 ? null : (100 * standardDeviation) / Math.abs(mean),
    ...shapeOf(values, mean, standardDeviation),
    populationStandardDeviation: Math.sqrt(centralSum(values, 2, mean) / count),
    medianAbsoluteDeviation: medianOf(ascending(values.map((value) => Math.abs(value - median)))),
    quartileMethods: {
      linear: pairOf(quartilesOf(sorted, 'linear')),
      exclusive: pairOf(quartilesOf(sorted, 'exclusive')),
      tukeyHinges: pairOf(quartilesOf(sorted, 'tukey-hinges')),
      mooreMcCabe: pairOf(quartilesOf(sorted, 'moore-mccabe')),
    },
    shapiroWilk: { statistic: test?.statistic ?? null, pValue: test?.pValue ?? null },
    values,
  };
}

function pairOf(quartiles: Quartiles | null): QuartilePair {
  return quartiles ?? { quartile1: null, quartile3: null };
}

function logarithmicMeans(values: readonly number[]) {
  if (values.some((value) => value <= 0))
    return { geometricMean: null, geometricStandardDeviation: null, harmonicMean: null };
  const logarithms = values.map(Math.log);
  const spread = standardDeviationOf(logarithms);
  return {
    geometricMean: Math.exp(meanOf(logarithms)),
    geometricStandardDeviation: spread === null ? null : Math.exp(spread),
    harmonicMean: 1 / meanOf(values.map((value) => 1 / value)),
  };
}

function shapeOf(values: readonly number[], mean: number, standardDeviation: Defined) {
  const n = values.length;
  const none = { population: null, adjusted: null, minitab: null };
  if (n < 3 || standardDeviation === null || standardDeviation === 0 || !hasSpread(values))
    return { skewness: null, excessKurtosis: null, skewnessMethods: none };
  // In units of the standard deviation, so that no power overflows or vanishes.
  const scores = values.map((value) => (value - mean) / standardDeviation);
  const [m2, m3, m4] = [2, 3, 4].map((power) => exactSum(scores.map((score) => score ** power)) / n) as [
    number,
    number,
    number,
  ];
  const population = m3 / m2 ** 1.5;
  const adjusted = (population * Math.sqrt(n * (n - 1))) / (n - 2);
  const excess = m4 / (m2 * m2) - 3;
  return {
    skewness: adjusted,
    excessKurtosis: n < 4 ? null : ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * excess + 6),
    skewnessMethods: { population, adjusted, minitab: m3 },
  };
}
