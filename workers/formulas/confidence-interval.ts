/**
 * Confidence intervals of a mean, a proportion, a count, and of differences of two means or proportions.
 *
 *   mean: x̄ ± t·s/√n        difference of means: ± t·√(s1²/n1 + s2²/n2), Welch's degrees of freedom; pooled beside
 *   proportion: Wilson, Clopper-Pearson, Agresti-Coull, Jeffreys, Wald; difference: Newcombe, Agresti-Caffo, Wald
 *   count: χ²(α/2; 2x)/2 and χ²(1 − α/2; 2x + 2)/2, divided by the exposure
 *
 * Proportions are in percent. Sources: `wilson1927`, `clopperPearson1934`, `newcombe1998`, `brownCaiDasGupta2001`, `welch1947`.
 * Refuses blanks, sizes below 2, negative deviations, more successes than trials, and counts above 10⁹.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { oneColumn } from '../lib/inputs/oneColumn.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { sampleNumberFault } from '../lib/inputs/sampleNumbers.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { poissonInterval } from '../lib/statistics/poissonInterval.ts';
import * as proportions from '../lib/statistics/proportionIntervals.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import { pooledError, summaryOf, welchError } from '../lib/statistics/twoMeans.ts';

export type IntervalMode = 'mean' | 'proportion' | 'difference-of-means' | 'difference-of-proportions' | 'count';

/** Every mode uses its own numbers; those of the others are null. */
export interface ConfidenceIntervalInput {
  readonly mode: IntervalMode;
  /** Of a mean: from its summary or from pasted values. */
  readonly source: 'summary' | 'data';
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly mean?: number | undefined;
  readonly standardDeviation?: number | undefined;
  readonly sampleSize?: number | undefined;
  readonly successes?: number | undefined;
  readonly trials?: number | undefined;
  readonly mean1?: number | undefined;
  readonly standardDeviation1?: number | undefined;
  readonly sampleSize1?: number | undefined;
  readonly mean2?: number | undefined;
  readonly standardDeviation2?: number | undefined;
  readonly sampleSize2?: number | undefined;
  readonly successes1?: number | undefined;
  readonly trials1?: number | undefined;
  readonly successes2?: number | undefined;
  readonly trials2?: number | undefined;
  readonly events?: number | undefined;
  /** Volume, area or time in which the events were counted, above 0. */
  readonly exposure?: number | undefined;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

interface Limits {
  readonly lower: number;
  readonly upper: number;
}
interface Estimate extends Limits {
  readonly estimate: number;
}

export interface MeanInterval extends Estimate {
  readonly mode: 'mean';
  readonly standardError: number;
  readonly degreesOfFreedom: number;
  readonly criticalValue: number;
  readonly marginOfError: number;
  /** By the normal distribution in place of t. */
  readonly normalInterval: Limits;
  readonly standardDeviation: number;
  readonly count: number;
  readonly reading: TableReading | null;
}
/** Percent. */
export interface ProportionInterval extends Estimate {
  readonly mode: 'proportion';
  readonly wilson: Limits;
  readonly clopperPearson: Limits;
  readonly agrestiCoull: Limits;
  readonly jeffreys: Limits;
  readonly wald: Limits;
}
export interface MeansDifference extends Estimate {
  readonly mode: 'difference-of-means';
  readonly standardError: number;
  readonly degreesOfFreedom: number;
  readonly criticalValue: number;
  readonly pooled: { readonly standardError: number; readonly degreesOfFreedom: number } & Limits;
}
/** Percentage points, first minus second. */
export interface ProportionsDifference extends Estimate {
  readonly mode: 'difference-of-proportions';
  readonly proportion1: number;
  readonly proportion2: number;
  readonly newcombe: Limits;
  readonly agrestiCaffo: Limits;
  readonly wald: Limits;
}
/** Events in each unit of exposure. */
export interface CountInterval extends Estimate {
  readonly mode: 'count';
}
export type ConfidenceIntervalResult =
  | MeanInterval
  | ProportionInterval
  | MeansDifference
  | ProportionsDifference
  | CountInterval;

type NumberKey = Exclude<keyof ConfidenceIntervalInput, 'mode' | 'source' | 'data' | 'decimalMark' | 'confidenceLevel'>;

const NEEDED: Readonly<Record<IntervalMode, readonly NumberKey[]>> = {
  mean: ['mean', 'standardDeviation', 'sampleSize'],
  proportion: ['successes', 'trials'],
  'difference-of-means': ['mean1', 'standardDeviation1', 'sampleSize1', 'mean2', 'standardDeviation2', 'sampleSize2'],
  'difference-of-proportions': ['successes1', 'trials1', 'successes2', 'trials2'],
  count: ['events', 'exposure'],
};
const MODES = Object.keys(NEEDED) as readonly IntervalMode[];

declare module '../contract.ts' {
  interface FormulaTypes {
    'confidence-interval': FormulaType<ConfidenceIntervalInput, ConfidenceIntervalResult>;
  }
}

export default {
  id: 'confidence-interval',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const { mode, source } = verdict.input;
    const path = mode === 'mean' && source === 'data' ? 'data' : (NEEDED[mode][0] ?? 'mode');
    return acceptFiniteResult(verdict.input, compute(verdict.input), path);
  },

  compute,
} satisfies Formula<'confidence-interval'>;

function inputOf(candidate: Candidate<ConfidenceIntervalInput>): Verdict<ConfidenceIntervalInput> {
  const { mode, source, decimalMark } = candidate;
  if (mode === '' || !MODES.includes(mode)) return refuse(REQUIRED, 'mode');
  const fromData = mode === 'mean' && source === 'data';
  if (source !== 'data' && source !== 'summary') return refuse(REQUIRED, 'source');
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  const needed = fromData ? [] : NEEDED[mode];
  const missing = needed.find((name) => isMissing(candidate[name] ?? null));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  const data = fromData ? textOf(candidate.data) : '';
  if (fromData) {
    const values = oneColumn(data, decimalMark, 2);
    if (!values.ok) return values;
  }
  const numbers: Partial<Record<NumberKey, number>> = Object.fromEntries(
    needed.map((name) => [name, candidate[name] ?? 0]),
  );
  const wrong = needed.find((name) => sampleNumberFault(name, numbers) !== null);
  if (wrong !== undefined) return refuse(sampleNumberFault(wrong, numbers) ?? '', wrong);
  const level = confidenceLevelIn(candidate.confidenceLevel);
  return level.ok ? accept({ mode, source, data, decimalMark, ...numbers, confidenceLevel: level.input }) : level;
}

function compute(input: ConfidenceIntervalInput): ConfidenceIntervalResult {
  switch (input.mode) {
    case 'mean':
      return ofMean(input);
    case 'proportion':
      return ofProportion(input);
    case 'difference-of-means':
      return ofMeans(input);
    case 'difference-of-proportions':
      return ofProportions(input);
    case 'count': {
      const { events = 0, exposure = 1, confidenceLevel } = input;
      const { lower, upper } = poissonInterval(events, confidenceLevel / 100);
      return { mode: 'count', estimate: events / exposure, lower: lower / exposure, upper: upper / exposure };
    }
  }
}

function ofMean(input: ConfidenceIntervalInput): MeanInterval {
  const { source, data, decimalMark, confidenceLevel } = input;
  const read = source === 'data' ? oneColumn(data, decimalMark, 2) : null;
  if (read?.ok === false) throw new Error('A validated text can be read');
  const { mean, standardDeviation, count } =
    read === null
      ? { mean: input.mean ?? 0, standardDeviation: input.standardDeviation ?? 0, count: input.sampleSize ?? 2 }
      : summaryOf(read.input.values);
  const degreesOfFreedom = count - 1;
  const standardError = standardDeviation / Math.sqrt(count);
  const criticalValue = tWithin(confidenceLevel / 100, degreesOfFreedom);
  const marginOfError = criticalValue * standardError;
  const normal = proportions.zOf(confidenceLevel / 100) * standardError;
  return {
    mode: 'mean',
    estimate: mean,
    standardError,
    degreesOfFreedom,
    criticalValue,
    marginOfError,
    lower: mean - marginOfError,
    upper: mean + marginOfError,
    normalInterval: { lower: mean - normal, upper: mean + normal },
    standardDeviation,
    count,
    reading: read === null ? null : read.input.reading,
  };
}

function ofMeans(input: ConfidenceIntervalInput): MeansDifference {
  const level = input.confidenceLevel / 100;
  const first = {
    mean: input.mean1 ?? 0,
    standardDeviation: input.standardDeviation1 ?? 0,
    count: input.sampleSize1 ?? 2,
  };
  const second = {
    mean: input.mean2 ?? 0,
    standardDeviation: input.standardDeviation2 ?? 0,
    count: input.sampleSize2 ?? 2,
  };
  const estimate = first.mean - second.mean;
  const welch = welchError(first, second);
  const pooled = pooledError(first, second);
  const criticalValue = tWithin(level, welch.degreesOfFreedom);
  const margin = criticalValue * welch.standardError;
  const pooledMargin = tWithin(level, pooled.degreesOfFreedom) * pooled.standardError;
  return {
    mode: 'difference-of-means',
    estimate,
    ...welch,
    criticalValue,
    lower: estimate - margin,
    upper: estimate + margin,
    pooled: { ...pooled, lower: estimate - pooledMargin, upper: estimate + pooledMargin },
  };
}

function ofProportion({ successes = 0, trials = 1, confidenceLevel }: ConfidenceIntervalInput): ProportionInterval {
  const by = (method: typeof proportions.wilsonInterval) => inPercent(method(successes, trials, confidenceLevel / 100));
  const wilson = by(proportions.wilsonInterval);
  return {
    mode: 'proportion',
    estimate: (100 * successes) / trials,
    ...wilson,
    wilson,
    clopperPearson: by(proportions.clopperPearsonInterval),
    agrestiCoull: by(proportions.agrestiCoullInterval),
    jeffreys: by(proportions.jeffreysInterval),
    wald: by(proportions.waldInterval),
  };
}

function ofProportions(input: ConfidenceIntervalInput): ProportionsDifference {
  const first = { successes: input.successes1 ?? 0, trials: input.trials1 ?? 1 };
  const second = { successes: input.successes2 ?? 0, trials: input.trials2 ?? 1 };
  const by = (method: typeof proportions.newcombeInterval) =>
    inPercent(method(first, second, input.confidenceLevel / 100));
  const [proportion1, proportion2] = [first, second].map(({ successes, trials }) => (100 * successes) / trials) as [
    number,
    number,
  ];
  const newcombe = by(proportions.newcombeInterval);
  return {
    mode: 'difference-of-proportions',
    proportion1,
    proportion2,
    estimate: proportion1 - proportion2,
    ...newcombe,
    newcombe,
    agrestiCaffo: by(proportions.agrestiCaffoInterval),
    wald: by(proportions.waldDifference),
  };
}

function inPercent({ lower, upper }: Limits): Limits {
  return { lower: 100 * lower, upper: 100 * upper };
}
