import { mersenneTwister } from '../mathematics/mersenneTwister.ts';
import { normalQuantile } from './normal.ts';
import { ascending, linearQuantile, medianOf } from './quartiles.ts';
import { meanOf, standardDeviationOf } from './sampleMoments.ts';

/** An independent normal variable; its standard deviation may be 0. */
export interface NormalVariable {
  readonly value: number;
  readonly standardUncertainty: number;
}

/** What came of the trials that had a value: at least two. */
export interface Simulated {
  readonly mean: number;
  readonly standardDeviation: number;
  readonly median: number;
  /** The interval that holds the share `level` of the trials, with as many below as above. */
  readonly lower: number;
  readonly upper: number;
  /** Trials without a finite value, which are left out. */
  readonly invalidTrials: number;
  readonly histogram: Histogram;
}

/** Bars of equal width, side by side. */
export interface Histogram {
  /** Where the first bar begins. */
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** Larger results count as infinite: their squares are. */
export const LARGEST_RESULT = 1e150;
/** Bars of the histogram. */
const BARS = 60;
/** Trials between two reports. */
const REPORTED_EVERY = 10_000;

/**
 * Returns the finite values, up to `LARGEST_RESULT`, of a function of normal variables, trial by trial. In each trial
 * the variables are drawn in their order, also those without spread. The same seed gives the same values. Source: `matsumotoNishimura1998`, `wichura1988`.
 *
 * @param report is called with the number of trials done
 * @param most ends the trials once that many values are finite
 */
export function trialValues(
  evaluate: (values: ArrayLike<number>) => number,
  variables: readonly NormalVariable[],
  { seed, trials }: { readonly seed: number; readonly trials: number },
  report: (done: number) => void = () => {},
  most = trials,
): readonly number[] {
  const random = mersenneTwister(seed);
  const drawn = new Float64Array(variables.length);
  const found: number[] = [];
  for (let trial = 0; trial < trials && found.length < most; trial += 1) {
    for (const [at, { value, standardUncertainty }] of variables.entries())
      drawn[at] = value + standardUncertainty * normalDeviate(random);
    const value = evaluate(drawn);
    if (Math.abs(value) <= LARGEST_RESULT) found.push(value);
    if (trial % REPORTED_EVERY === 0) report(trial);
  }
  return found;
}

/** The share 0 has no quantile and is drawn again. */
function normalDeviate(random: () => number): number {
  let share = random();
  while (share === 0) share = random();
  return normalQuantile(share);
}

/** Sums up at least two values of `trials` trials. */
export function summaryOfTrials(values: readonly number[], trials: number, level: number): Simulated {
  const sorted = ascending(values);
  return {
    mean: meanOf(values),
    standardDeviation: standardDeviationOf(values) ?? 0,
    median: medianOf(sorted),
    lower: linearQuantile(sorted, (1 - level) / 2),
    upper: linearQuantile(sorted, (1 + level) / 2),
    invalidTrials: trials - values.length,
    histogram: histogramOf(sorted),
  };
}

/** From the 0.1st to the 99.9th percentile, and what lies outside in the outermost bars: a single far value would flatten all others. */
function histogramOf(sorted: readonly number[]): Histogram {
  const [from, to] = [linearQuantile(sorted, 0.001), linearQuantile(sorted, 0.999)];
  const width = (to - from) / BARS;
  if (!(width > 0) || !Number.isFinite(width)) return { from, width: 0, counts: [sorted.length] };
  const counts = Array.from({ length: BARS }, () => 0);
  for (const value of sorted) {
    const at = Math.min(Math.max(Math.floor((value - from) / width), 0), BARS - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from, width, counts };
}
