/**
 * Compares two means, independent or paired, or one mean with a given value.
 *
 *   t = difference/SE; Welch: SE = √(s1²/n1 + s2²/n2) with Welch's degrees of freedom; Student: pooled SD, n1 + n2 − 2
 *   d = difference/SD (pooled; of the differences for pairs); g = J·d, J = Γ(m/2)/(√(m/2)·Γ((m − 1)/2)), m the degrees of freedom
 *   limits of the effect: δ with P(T ≤ t | δ) = (1 ± level)/2, times √(1/n1 + 1/n2) or 1/√n
 *
 * Sources: `student1908`, `welch1947`, `hedges1981`. Refuses what `pastedColumns` refuses, other than two columns (one for
 * one sample), fewer than two values, half a pair, and data without spread.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { type PastedColumns, pastedColumns, presentValues, withEnoughValues } from '../lib/inputs/pastedColumns.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { sampleNumberFault } from '../lib/inputs/sampleNumbers.ts';
import { FIRST_LINES, type FirstLine } from '../lib/inputs/tableDoubts.ts';
import { type TableReading, tableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { type GroupChecks, groupChecks, sampleChecks } from '../lib/statistics/groupChecks.ts';
import { type Alternative, type MeanTest, meanTest } from '../lib/statistics/meanTest.ts';
import { correlationOf } from '../lib/statistics/pearson.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import { pooledDeviation, pooledError, type Summary, summaryOf, welchError } from '../lib/statistics/twoMeans.ts';
import { type EffectSize, standardizedEffect } from './t-test/effectSize.ts';

export interface TTestInput {
  readonly design: 'two-sample' | 'paired' | 'one-sample';
  readonly source: 'data' | 'summary';
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly firstLine: FirstLine;
  readonly mean1?: number | undefined;
  readonly standardDeviation1?: number | undefined;
  readonly sampleSize1?: number | undefined;
  readonly mean2?: number | undefined;
  readonly standardDeviation2?: number | undefined;
  readonly sampleSize2?: number | undefined;
  readonly hypothesizedMean?: number | undefined;
  readonly alternative: Alternative;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

export interface TestedGroup {
  readonly name: string;
  readonly count: number;
  readonly mean: number;
  readonly standardDeviation: number;
  readonly standardError: number;
  /** Two-sided limits of the mean. */
  readonly lower: number;
  readonly upper: number;
  /** In the order pasted; empty for a summary. */
  readonly values: readonly number[];
}

export interface TTestResult extends MeanTest {
  readonly groups: readonly TestedGroup[];
  /** First minus second, or mean minus the hypothesized mean. */
  readonly difference: number;
  readonly effectSize: EffectSize;
  /** Of two samples; the numbers above are Welch's. */
  readonly welch: MeanTest | null;
  readonly student: MeanTest | null;
  /** Of the two columns of pairs. */
  readonly correlation: number | null;
  /** Of pairs, in the order pasted. */
  readonly differences: readonly number[];
  /** Of values; null for a summary. */
  readonly assumptions: GroupChecks | null;
  readonly reading: TableReading | null;
}

const FLAT_GROUPS = 'All values are equal within the groups: the test needs some spread';
const FLAT_DIFFERENCES = 'All differences are equal: the test needs some spread';
const FLAT = 'All values are equal: the test needs some spread';
const SECOND = ['mean2', 'standardDeviation2', 'sampleSize2'] as const;
const FIRST = ['mean1', 'standardDeviation1', 'sampleSize1'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    't-test': FormulaType<TTestInput, TTestResult>;
  }
}

export default {
  id: 't-test',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const path = verdict.input.source === 'data' ? 'data' : 'mean1';
    const flat = flatness(verdict.input);
    return flat === null ? acceptFiniteResult(verdict.input, tested(verdict.input), path) : refuse(flat, path);
  },

  compute,
} satisfies Formula<'t-test'>;

function inputOf(candidate: Candidate<TTestInput>): Verdict<TTestInput> {
  const { design, source, decimalMark, alternative } = candidate;
  if (design !== 'two-sample' && design !== 'paired' && design !== 'one-sample') return refuse(REQUIRED, 'design');
  if (source !== 'data' && source !== 'summary') return refuse(REQUIRED, 'source');
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (alternative !== 'two-sided' && alternative !== 'greater' && alternative !== 'less')
    return refuse(REQUIRED, 'alternative');
  const isOne = design === 'one-sample';
  const numbers =
    source === 'data' ? accept({}) : summaryIn(candidate, design === 'two-sample' ? [...FIRST, ...SECOND] : FIRST);
  if (!numbers.ok) return numbers;
  if (isOne && isMissing(candidate.hypothesizedMean)) return refuse(REQUIRED, 'hypothesizedMean');
  const data = source === 'data' ? textOf(candidate.data) : '';
  const firstLine = candidate.firstLine || 'recognized';
  if (!FIRST_LINES.includes(firstLine)) return refuse(REQUIRED, 'firstLine');
  if (source === 'data') {
    const read = columnsIn({ data, decimalMark, design, firstLine });
    if (!read.ok) return read;
  }
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  return accept({
    design,
    source,
    data,
    decimalMark,
    firstLine,
    ...numbers.input,
    ...(isOne ? { hypothesizedMean: candidate.hypothesizedMean ?? 0 } : {}),
    alternative,
    confidenceLevel: level.input,
  });
}

type SummaryKey = (typeof FIRST)[number] | (typeof SECOND)[number];

function summaryIn(
  candidate: Candidate<TTestInput>,
  needed: readonly SummaryKey[],
): Verdict<Partial<Record<SummaryKey, number>>> {
  const missing = needed.find((name) => isMissing(candidate[name]));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  const numbers = Object.fromEntries(needed.map((name) => [name, candidate[name] ?? 0]));
  const wrong = needed.find((name) => sampleNumberFault(name, numbers) !== null);
  return wrong === undefined ? accept(numbers) : refuse(sampleNumberFault(wrong, numbers) ?? '', wrong);
}

/** Reads the columns that the design needs. */
function columnsIn({
  data,
  decimalMark,
  design,
  firstLine,
}: Pick<TTestInput, 'data' | 'decimalMark' | 'design' | 'firstLine'>): Verdict<PastedColumns> {
  const isOne = design === 'one-sample';
  const read = pastedColumns(data, { decimalMark, firstLine, isOneLineAColumn: isOne });
  if (!read.ok) return read;
  const { columns, lines } = read.input;
  if (columns.length !== (isOne ? 1 : 2))
    return refuse(isOne ? 'Please paste one column' : 'Please paste two columns', 'data');
  if (design === 'paired') {
    const [first, second] = columns;
    const half = lines.findIndex((_, at) => (first?.values[at] === null) !== (second?.values[at] === null));
    if (half >= 0) return refuse(`Line ${lines[half]}: a pair needs both values`, 'data');
    if (columns.some((column) => presentValues(column).length < 2))
      return refuse('Please enter at least two pairs', 'data');
  }
  const enough = withEnoughValues(columns, 2);
  return enough.ok ? read : enough;
}

/** The samples of an input; pairs are one sample of differences. */
function samplesOf(input: TTestInput) {
  const { design, source } = input;
  if (source === 'summary') {
    const of = (number: 1 | 2) => ({
      name: `Group ${number}`,
      mean: input[`mean${number}`] ?? 0,
      standardDeviation: input[`standardDeviation${number}`] ?? 0,
      count: input[`sampleSize${number}`] ?? 2,
      values: [],
    });
    return {
      samples: design === 'two-sample' ? [of(1), of(2)] : [of(1)],
      differences: [],
      correlation: null,
      reading: null,
    };
  }
  const read = columnsIn(input);
  if (!read.ok) throw new Error('A validated text can be read');
  const reading = tableReading(read.input);
  const samples = read.input.columns.map((column) => {
    const values = presentValues(column);
    return { name: column.name, ...summaryOf(values), values };
  });
  if (design !== 'paired') return { samples, differences: [], correlation: null, reading };
  const [first, second] = samples.map(({ values }) => values) as [readonly number[], readonly number[]];
  const differences = first.map((value, at) => value - (second[at] ?? 0));
  return { samples, differences, correlation: correlationOf(first, second), reading };
}

/** Why there is no test, where nothing varies. */
function flatness(input: TTestInput): string | null {
  const { samples, differences } = samplesOf(input);
  if (input.design === 'two-sample') return isRounding(samples) ? FLAT_GROUPS : null;
  const isFlat = differences.length > 0 ? isWithoutSpread(differences, samples) : samples[0]?.standardDeviation === 0;
  if (!isFlat) return null;
  return input.design === 'paired' ? FLAT_DIFFERENCES : FLAT;
}

/** The standard error is 0, or so small beside the means that it is rounding error: R's limit. */
function isRounding([first, second]: readonly Summary[]): boolean {
  if (first === undefined || second === undefined) return false;
  const largest = Math.max(Math.abs(first.mean), Math.abs(second.mean));
  return welchError(first, second).standardError <= 10 * Number.EPSILON * largest;
}

/** Differences that vary by rounding errors alone do not vary: 0.3 − 0.1 and 0.2 − 0. */
function isWithoutSpread(
  differences: readonly number[],
  samples: readonly { readonly values: readonly number[] }[],
): boolean {
  const largest = samples.flatMap(({ values }) => values).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return differences.every((difference) => Math.abs(difference - (differences[0] ?? 0)) <= 1e-14 * largest);
}

function compute(input: TTestInput): TTestResult {
  const { design, source } = input;
  const result = tested(input);
  if (source === 'summary') return { ...result, assumptions: null };
  return { ...result, assumptions: design === 'two-sample' ? groupChecks(result.groups) : checksOfOne(result) };
}

function checksOfOne({ groups: [group], differences }: Pick<TTestResult, 'groups' | 'differences'>): GroupChecks {
  if (differences.length > 0) return sampleChecks(differences);
  const { values = [], mean = 0 } = group ?? {};
  return sampleChecks(
    values.map((value) => value - mean),
    values,
  );
}

/** The test without the checks of what it takes for granted. */
function tested(input: TTestInput): Omit<TTestResult, 'assumptions'> {
  const { design, alternative, confidenceLevel, hypothesizedMean = 0 } = input;
  const level = confidenceLevel / 100;
  const { samples, differences, correlation, reading } = samplesOf(input);
  const groups = samples.map(({ name, mean, standardDeviation, count, values }) => {
    const standardError = standardDeviation / Math.sqrt(count);
    const margin = tWithin(level, count - 1) * standardError;
    return { name, count, mean, standardDeviation, standardError, lower: mean - margin, upper: mean + margin, values };
  });
  const [first, second] = samples;
  if (first === undefined) throw new Error('There is a sample');
  const common = { groups, differences, correlation, reading };
  if (design === 'two-sample' && second !== undefined) {
    const difference = first.mean - second.mean;
    const test = (error: Parameters<typeof meanTest>[1]) => meanTest(difference, error, alternative, level);
    const welch = test(welchError(first, second));
    const student = test(pooledError(first, second));
    const effectSize = standardizedEffect({
      effect: difference / pooledDeviation(first, second),
      statistic: student.statistic,
      degreesOfFreedom: student.degreesOfFreedom,
      scale: Math.sqrt(1 / first.count + 1 / second.count),
      level,
    });
    return { ...common, difference, ...welch, effectSize, welch, student };
  }
  const { mean, standardDeviation, count } = differences.length > 0 ? summaryOf(differences) : first;
  const difference = design === 'one-sample' ? mean - hypothesizedMean : mean;
  const error = { standardError: standardDeviation / Math.sqrt(count), degreesOfFreedom: count - 1 };
  const test = meanTest(difference, error, alternative, level);
  const effectSize = standardizedEffect({
    effect: difference / standardDeviation,
    statistic: test.statistic,
    degreesOfFreedom: test.degreesOfFreedom,
    scale: 1 / Math.sqrt(count),
    level,
  });
  return { ...common, difference, ...test, effectSize, welch: null, student: null };
}
