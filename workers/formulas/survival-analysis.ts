/**
 * Kaplan-Meier curves, median survival and the log-rank test from times with censoring.
 *
 *   S = Π(1 − d/n); Greenwood: σ² = Σ d/(n·(n − d)); limits S^exp(±z·σ/ln S), S·exp(∓z·σ) or S ∓ z·S·σ
 *   median: the time at which S reaches 0.5; its limits: where the limits of S reach 0.5
 *   log-rank: χ² of O − E over groups; Peto-Peto: weights S(t−); hazard ratio exp((O − E)/V)
 *
 * Sources: `kaplanMeier1958`, `mantel1966`, `petoPeto1972`, `brookmeyerCrowley1982`. Refuses what `survivalColumns` refuses,
 * more than 10 groups, and data without any event.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { solvePositiveDefinite } from '../lib/mathematics/positiveDefinite.ts';
import { chiSquareTails } from '../lib/statistics/chiSquareDistribution.ts';
import { normalQuantile } from '../lib/statistics/normal.ts';
import {
  halfTime,
  kaplanMeier,
  type SurvivalInterval,
  type SurvivalStep,
  survivalAt,
} from './survival-analysis/kaplanMeier.ts';
import { type SurvivalGroup, type SurvivalTime, survivalColumns } from './survival-analysis/survivalColumns.ts';

export interface SurvivalAnalysisInput {
  /** Columns time, status (1 event, 0 censored) and, optionally, group. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly intervalMethod: SurvivalInterval;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

/** The curve of a group. */
interface SurvivalCurve {
  /** 'All' without a column of groups. */
  readonly name: string;
  readonly count: number;
  readonly events: number;
  readonly censored: number;
  /** In the unit of the times; null where the curve does not come down to 0.5. */
  readonly medianSurvival: number | null;
  readonly medianLower: number | null;
  readonly medianUpper: number | null;
  /** A row for every distinct time. */
  readonly table: readonly SurvivalStep[];
}

/** The log-rank test, or its relative by Peto and Peto. */
interface RankTest {
  /** Null where the groups share no time at risk with an event. */
  readonly statistic: number | null;
  readonly degreesOfFreedom: number;
  readonly pValue: number | null;
}

export interface SurvivalAnalysisResult {
  readonly groups: readonly SurvivalCurve[];
  /** Of two groups and more, as is the next. */
  readonly logRank:
    | (RankTest & {
        readonly groups: readonly { readonly name: string; readonly observed: number; readonly expected: number }[];
      })
    | null;
  readonly petoPeto: RankTest | null;
  /** Of two groups of which each expects events. */
  readonly hazardRatio: {
    readonly group: string;
    readonly reference: string;
    readonly estimate: number;
    readonly lower: number;
    readonly upper: number;
    /** (O1/E1)/(O2/E2); null where the reference has no event. */
    readonly observedExpectedRatio: number | null;
  } | null;
  /** Of two curves each lies above the other by 0.05 somewhere. */
  readonly hasCrossing: boolean;
  readonly reading: TableReading;
}

const MOST_GROUPS = 10;
/** Difference of survival by which two curves cross. */
const APART = 0.05;

declare module '../contract.ts' {
  interface FormulaTypes {
    'survival-analysis': FormulaType<SurvivalAnalysisInput, SurvivalAnalysisResult>;
  }
}

export default {
  id: 'survival-analysis',
  validate: inputOf,
  compute,
} satisfies Formula<'survival-analysis'>;

function inputOf(candidate: Candidate<SurvivalAnalysisInput>): Verdict<SurvivalAnalysisInput> {
  const { decimalMark, intervalMethod } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (intervalMethod !== 'log-log' && intervalMethod !== 'log' && intervalMethod !== 'plain')
    return refuse(REQUIRED, 'intervalMethod');
  const data = textOf(candidate.data);
  const read = survivalColumns(data, decimalMark);
  if (!read.ok) return read;
  const { groups } = read.input;
  if (groups.length > MOST_GROUPS) return refuse(`Please paste at most ${MOST_GROUPS} groups`, 'data');
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  if (!groups.some(({ subjects }) => subjects.some(({ isEvent }) => isEvent)))
    return refuse('No event was observed: there is no curve to estimate', 'data');
  return accept({ data, decimalMark, intervalMethod, confidenceLevel: level.input });
}

function compute({
  data,
  decimalMark,
  intervalMethod,
  confidenceLevel,
}: SurvivalAnalysisInput): SurvivalAnalysisResult {
  const read = survivalColumns(data, decimalMark);
  if (!read.ok) throw new Error('A validated text can be read');
  const { groups, reading } = read.input;
  const level = confidenceLevel / 100;
  const curves = groups.map((group) => curveOf(group, intervalMethod, level));
  return {
    groups: curves,
    ...comparisonOf(groups, level),
    hasCrossing: curves.some((one, at) => curves.slice(at + 1).some((other) => isCrossed(one.table, other.table))),
    reading,
  };
}

function curveOf({ name, subjects }: SurvivalGroup, interval: SurvivalInterval, level: number): SurvivalCurve {
  const table = kaplanMeier(subjects, interval, level);
  const timeOf = (key: 'survival' | 'lower' | 'upper') =>
    halfTime(table.map((step) => ({ time: step.time, value: step[key] })));
  const events = subjects.filter(({ isEvent }) => isEvent).length;
  return {
    name,
    count: subjects.length,
    events,
    censored: subjects.length - events,
    medianSurvival: timeOf('survival'),
    medianLower: timeOf('lower'),
    medianUpper: timeOf('upper'),
    table,
  };
}

/** Whether each curve lies above the other somewhere, as far as subjects of both were seen. */
function isCrossed(one: readonly SurvivalStep[], other: readonly SurvivalStep[]): boolean {
  const end = Math.min(one.at(-1)?.time ?? 0, other.at(-1)?.time ?? 0);
  const differences = [...one, ...other]
    .filter(({ time }) => time <= end)
    .map(({ time }) => survivalAt(one, time) - survivalAt(other, time));
  return differences.some((value) => value >= APART) && differences.some((value) => value <= -APART);
}

function comparisonOf(
  groups: readonly SurvivalGroup[],
  level: number,
): Pick<SurvivalAnalysisResult, 'logRank' | 'petoPeto' | 'hazardRatio'> {
  if (groups.length < 2) return { logRank: null, petoPeto: null, hazardRatio: null };
  const samples = groups.map(({ subjects }) => subjects);
  const { observed, expected, variance, ...test } = logRank(samples, false);
  const { statistic, degreesOfFreedom, pValue } = logRank(samples, true);
  const [first, second] = groups;
  const [o1 = 0, o2 = 0] = observed;
  const [e1 = 0, e2 = 0] = expected;
  const margin = normalQuantile((1 - level) / 2, 'upper') / Math.sqrt(variance);
  const logarithm = (o1 - e1) / variance;
  const isDefined = groups.length === 2 && e1 > 0 && e2 > 0 && variance > 0;
  return {
    logRank: {
      ...test,
      groups: groups.map(({ name }, at) => ({ name, observed: observed[at] ?? 0, expected: expected[at] ?? 0 })),
    },
    petoPeto: { statistic, degreesOfFreedom, pValue },
    hazardRatio: isDefined
      ? {
          group: first?.name ?? '',
          reference: second?.name ?? '',
          estimate: Math.exp(logarithm),
          lower: Math.exp(logarithm - margin),
          upper: Math.exp(logarithm + margin),
          observedExpectedRatio: o2 === 0 ? null : o1 / e1 / (o2 / e2),
        }
      : null,
  };
}

interface LogRank extends RankTest {
  /** Events of every group, and those expected if all had the same hazard. */
  readonly observed: readonly number[];
  readonly expected: readonly number[];
  /** Variance of the events of the first group less those expected. */
  readonly variance: number;
}

/**
 * Compares the hazards of two or more groups: events against those expected at every time of an event, with
 * hypergeometric variances. Sources: `mantel1966`, `petoPeto1972`.
 *
 * @param isWeighted each time counts by the share of all that survives until just before it (Peto and Peto), not alike
 */
export function logRank(groups: readonly (readonly SurvivalTime[])[], isWeighted: boolean): LogRank {
  const count = groups.length;
  const subjects = groups
    .flatMap((group, at) => group.map(({ time, isEvent }) => ({ time, isEvent, at })))
    .sort((a, b) => a.time - b.time);
  const atRisk = groups.map((group) => group.length);
  const observed = new Array<number>(count).fill(0);
  const expected = new Array<number>(count).fill(0);
  const covariance = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  let [start, survival] = [0, 1];
  while (start < subjects.length) {
    const time = subjects[start]?.time;
    const total = subjects.length - start;
    const left = new Array<number>(count).fill(0);
    const died = new Array<number>(count).fill(0);
    let end = start;
    for (; end < subjects.length && subjects[end]?.time === time; end += 1) {
      const { at, isEvent } = subjects[end] as (typeof subjects)[number];
      left[at] = (left[at] ?? 0) + 1;
      if (isEvent) died[at] = (died[at] ?? 0) + 1;
    }
    const events = died.reduce((sum, each) => sum + each, 0);
    if (events > 0) {
      const weight = isWeighted ? survival : 1;
      const scale = total > 1 ? (weight * weight * events * (total - events)) / (total - 1) : 0;
      for (let i = 0; i < count; i += 1) {
        const share = (atRisk[i] ?? 0) / total;
        observed[i] = (observed[i] ?? 0) + weight * (died[i] ?? 0);
        expected[i] = (expected[i] ?? 0) + weight * events * share;
        const row = covariance[i] as number[];
        for (let j = 0; j < count; j += 1)
          row[j] = (row[j] ?? 0) + scale * share * ((i === j ? 1 : 0) - (atRisk[j] ?? 0) / total);
      }
      survival *= 1 - events / total;
    }
    left.forEach((gone, at) => {
      atRisk[at] = (atRisk[at] ?? 0) - gone;
    });
    start = end;
  }
  return { ...rankTest(observed, expected, covariance), observed, expected, variance: covariance[0]?.[0] ?? 0 };
}

/** All groups in one test. Those that were never at risk say nothing; the last of the others follows from the rest. */
function rankTest(
  observed: readonly number[],
  expected: readonly number[],
  covariance: readonly (readonly number[])[],
): RankTest {
  const used = [...expected.keys()].filter((at) => (expected[at] ?? 0) > 0).slice(0, -1);
  const excess = used.map((at) => (observed[at] ?? 0) - (expected[at] ?? 0));
  const matrix = used.map((i) => used.map((j) => covariance[i]?.[j] ?? 0));
  const solution = used.length === 0 ? null : solvePositiveDefinite(matrix, excess);
  if (solution === null) return { statistic: null, degreesOfFreedom: used.length, pValue: null };
  const statistic = solution.reduce((sum, value, at) => sum + value * (excess[at] ?? 0), 0);
  return { statistic, degreesOfFreedom: used.length, pValue: chiSquareTails(statistic, used.length).upper };
}
