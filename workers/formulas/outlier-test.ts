/**
 * Are the most extreme values farther out than chance explains? Grubbs, generalized ESD, Dixon, or the fences of a box plot.
 *
 *   Grubbs: G = |x − mean|/SD; critical (n − 1)/√n·√(t²/(n − 2 + t²)), t the upper α/2n point (α/n one-sided) of n − 2 degrees
 *   ESD: R_i of the values left, λ_i = (n − i)·t/√((n − i − 1 + t²)(n − i + 1)); the last R_i > λ_i counts
 *   Dixon: gap ÷ range by the size of the sample, 3 to 30, with its exact distribution; fences: quartile ∓ multiplier·IQR
 *
 * Sources: `grubbs1969`, `rosner1983`, `dixon1950`, `mcbane2006`. Refuses other than one column, fewer than three values, no
 * spread (but for fences), sizes beyond Dixon's tables, and limits out of range.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { significanceLevelIn } from '../lib/inputs/levels.ts';
import { oneColumn } from '../lib/inputs/oneColumn.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { ascending, medianOf, type QuartileMethod, quartilesOf } from '../lib/statistics/quartiles.ts';
import { centralSum, hasSpread, meanOf, standardDeviationOf } from '../lib/statistics/sampleMoments.ts';
import { type DixonRatio, dixonCriticalValue, dixonRatioFor, dixonStatistic, dixonTail } from './outlier-test/dixon.ts';
import {
  esdOutliers,
  farthest,
  generalizedEsd,
  grubbsCriticalValue,
  grubbsPValue,
  type Side,
} from './outlier-test/grubbs.ts';

export interface OutlierTestInput {
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly method: 'grubbs' | 'generalized-esd' | 'dixon' | 'iqr-fences';
  readonly side: Side;
  /** Probability, 0.0001 to 0.5. */
  readonly significanceLevel: number;
  /** Of generalized ESD; blank counts as 3, or half of the values. */
  readonly maximumOutliers?: number | undefined;
  /** Of the fences, above 0. */
  readonly fenceMultiplier: number;
  readonly quartileMethod: QuartileMethod;
}

interface Found {
  readonly value: number;
  /** From 1, in the order pasted. */
  readonly position: number;
}
interface Common {
  readonly count: number;
  readonly outlierCount: number;
  readonly outliers: readonly Found[];
  readonly values: readonly number[];
  readonly name: string;
  readonly reading: TableReading;
  /** Of the values that are not suspected; null without spread. */
  readonly skewnessOfOthers: number | null;
}
interface SuspectTest {
  readonly suspectValue: number;
  readonly suspectPosition: number;
  readonly statistic: number;
  readonly criticalValue: number;
  readonly pValue: number;
}
export interface GrubbsOutcome extends Common, SuspectTest {
  readonly method: 'grubbs';
  readonly mean: number;
  readonly standardDeviation: number;
  /** Generalized ESD finds two outliers: they may hide each other from Grubbs. */
  readonly mayBeMasked: boolean;
}
export interface EsdOutcome extends Common {
  readonly method: 'generalized-esd';
  readonly steps: readonly (Found & {
    readonly step: number;
    readonly statistic: number;
    readonly criticalValue: number;
  })[];
}
export interface DixonOutcome extends Common, SuspectTest {
  readonly method: 'dixon';
  readonly ratio: DixonRatio;
}
export interface FencesOutcome extends Common {
  readonly method: 'iqr-fences';
  readonly quartile1: number;
  readonly quartile3: number;
  readonly median: number;
  readonly lowerFence: number;
  readonly upperFence: number;
}
export type OutlierTestResult = GrubbsOutcome | EsdOutcome | DixonOutcome | FencesOutcome;

const METHODS: readonly OutlierTestInput['method'][] = ['grubbs', 'generalized-esd', 'dixon', 'iqr-fences'];
const SIDES: readonly Side[] = ['either', 'largest', 'smallest'];
const QUARTILES: readonly QuartileMethod[] = ['linear', 'exclusive', 'tukey-hinges', 'moore-mccabe'];
const FEWEST = 3;
const USUAL_OUTLIERS = 3;
const MOST_OF_DIXON = 30;

declare module '../contract.ts' {
  interface FormulaTypes {
    'outlier-test': FormulaType<OutlierTestInput, OutlierTestResult>;
  }
}

export default {
  id: 'outlier-test',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'data') : verdict;
  },

  compute,
} satisfies Formula<'outlier-test'>;

function inputOf(candidate: Candidate<OutlierTestInput>): Verdict<OutlierTestInput> {
  const { method, side, decimalMark, quartileMethod } = candidate;
  if (method === '' || !METHODS.includes(method)) return refuse(REQUIRED, 'method');
  if (side === '' || !SIDES.includes(side)) return refuse(REQUIRED, 'side');
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (quartileMethod === '' || !QUARTILES.includes(quartileMethod)) return refuse(REQUIRED, 'quartileMethod');
  const isFences = method === 'iqr-fences';
  if (isFences && isMissing(candidate.fenceMultiplier)) return refuse(REQUIRED, 'fenceMultiplier');
  const data = textOf(candidate.data);
  const read = oneColumn(data, decimalMark, FEWEST);
  if (!read.ok) return read;
  const { values } = read.input;
  if (method === 'dixon' && values.length > MOST_OF_DIXON) return refuse("Dixon's test takes 3 to 30 values", 'data');
  const level = isFences ? accept(0.05) : significanceLevelIn(candidate.significanceLevel);
  if (!level.ok) return level;
  const half = Math.floor(values.length / 2);
  const maximumOutliers = candidate.maximumOutliers ?? Math.min(USUAL_OUTLIERS, half);
  if (
    method === 'generalized-esd' &&
    !(Number.isInteger(maximumOutliers) && maximumOutliers >= 1 && maximumOutliers <= half)
  )
    return refuse(`Largest number of outliers must be a whole number from 1 to ${half}`, 'maximumOutliers');
  const fenceMultiplier = candidate.fenceMultiplier ?? 1.5;
  if (isFences && !(fenceMultiplier > 0)) return refuse('Fence multiplier must be greater than 0', 'fenceMultiplier');
  if (!isFences && !hasSpread(values)) return refuse('All values are equal: the test needs some spread', 'data');
  return accept({
    data,
    decimalMark,
    method,
    side,
    significanceLevel: level.input,
    ...(method === 'generalized-esd' ? { maximumOutliers } : {}),
    fenceMultiplier,
    quartileMethod,
  });
}

function compute(input: OutlierTestInput): OutlierTestResult {
  const read = oneColumn(input.data, input.decimalMark, FEWEST);
  if (!read.ok) throw new Error('A validated text can be read');
  const { values, name, reading } = read.input;
  const common = { count: values.length, values, name, reading };
  switch (input.method) {
    case 'grubbs':
      return { ...common, ...byGrubbs(values, input) };
    case 'generalized-esd':
      return { ...common, ...byEsd(values, input) };
    case 'dixon':
      return { ...common, ...byDixon(values, input) };
    case 'iqr-fences':
      return { ...common, ...byFences(values, input) };
  }
}

function byGrubbs(values: readonly number[], { side, significanceLevel }: OutlierTestInput) {
  const { value, at, statistic } = farthest(
    values,
    values.map(() => true),
    side,
  );
  const criticalValue = grubbsCriticalValue(values.length, side, significanceLevel);
  const outliers = statistic > criticalValue ? [{ value, position: at + 1 }] : [];
  const pair = values.length < 4 ? 0 : esdOutliers(generalizedEsd(values, 2, significanceLevel));
  return {
    method: 'grubbs' as const,
    mean: meanOf(values),
    standardDeviation: standardDeviationOf(values) ?? 0,
    suspectValue: value,
    suspectPosition: at + 1,
    statistic,
    criticalValue,
    pValue: grubbsPValue(statistic, values.length, side),
    mayBeMasked: pair === 2,
    outlierCount: outliers.length,
    outliers,
    skewnessOfOthers: skewnessWithout(values, [at]),
  };
}

function byEsd(values: readonly number[], { maximumOutliers = 1, significanceLevel }: OutlierTestInput) {
  const steps = generalizedEsd(values, maximumOutliers, significanceLevel);
  const outlierCount = esdOutliers(steps);
  return {
    method: 'generalized-esd' as const,
    steps: steps.map(({ value, at, statistic, criticalValue }, index) => ({
      step: index + 1,
      value,
      position: at + 1,
      statistic,
      criticalValue,
    })),
    outlierCount,
    outliers: steps.slice(0, outlierCount).map(({ value, at }) => ({ value, position: at + 1 })),
    skewnessOfOthers: skewnessWithout(
      values,
      steps.slice(0, Math.max(outlierCount, 1)).map(({ at }) => at),
    ),
  };
}

function byDixon(values: readonly number[], { side, significanceLevel }: OutlierTestInput) {
  const count = values.length;
  const ratio = dixonRatioFor(count);
  const sorted = ascending(values);
  const mirrored = ascending(values.map((value) => -value));
  const [high, low] = [dixonStatistic(sorted, ratio), dixonStatistic(mirrored, ratio)];
  const isHigh = side === 'largest' || (side === 'either' && high >= low);
  const statistic = isHigh ? high : low;
  const suspectValue = (isHigh ? sorted.at(-1) : sorted[0]) ?? 0;
  const at = values.indexOf(suspectValue);
  const sides = side === 'either' ? 2 : 1;
  const criticalValue = dixonCriticalValue(count, ratio, significanceLevel / sides);
  const outliers = statistic > criticalValue ? [{ value: suspectValue, position: at + 1 }] : [];
  return {
    method: 'dixon' as const,
    ratio,
    suspectValue,
    suspectPosition: at + 1,
    statistic,
    criticalValue,
    pValue: statistic >= 1 ? 0 : statistic <= 0 ? 1 : Math.min(1, sides * dixonTail(count, ratio, statistic)),
    outlierCount: outliers.length,
    outliers,
    skewnessOfOthers: skewnessWithout(values, [at]),
  };
}

function byFences(values: readonly number[], { fenceMultiplier, quartileMethod }: OutlierTestInput) {
  const sorted = ascending(values);
  const quartiles = quartilesOf(sorted, quartileMethod);
  if (quartiles === null) throw new Error('Three values have quartiles');
  const { quartile1, quartile3 } = quartiles;
  const reach = fenceMultiplier * (quartile3 - quartile1);
  const [lowerFence, upperFence] = [quartile1 - reach, quartile3 + reach];
  const outliers = values.flatMap((value, at) =>
    value < lowerFence || value > upperFence ? [{ value, position: at + 1 }] : [],
  );
  return {
    method: 'iqr-fences' as const,
    quartile1,
    quartile3,
    median: medianOf(sorted),
    lowerFence,
    upperFence,
    outlierCount: outliers.length,
    outliers,
    skewnessOfOthers: null,
  };
}

/** The adjusted skewness of the values without those at these places; null for fewer than three or without spread. */
function skewnessWithout(values: readonly number[], places: readonly number[]): number | null {
  const others = values.filter((_, at) => !places.includes(at));
  const n = others.length;
  const deviation = standardDeviationOf(others) ?? 0;
  if (n < FEWEST || !hasSpread(others) || deviation === 0) return null;
  const mean = meanOf(others);
  const scores = others.map((value) => (value - mean) / deviation);
  return (centralSum(scores, 3, 0) * n) / ((n - 1) * (n - 2));
}
