/** Grubbs' test for one outlier and Rosner's for several. */
import { meanOf, standardDeviationOf } from '../../lib/statistics/sampleMoments.ts';
import { tQuantile, tTails } from '../../lib/statistics/tDistribution.ts';

export type Side = 'either' | 'largest' | 'smallest';

export interface Suspect {
  readonly value: number;
  /** Place in the list, from 0. */
  readonly at: number;
  /** Distance from the mean in standard deviations; 0 without spread. */
  readonly statistic: number;
}

/** The value farthest from the mean, the earlier of equal ones, among those that are still in. */
export function farthest(values: readonly number[], isIn: readonly boolean[], side: Side): Suspect {
  const kept = values.filter((_, at) => isIn[at] === true);
  const mean = meanOf(kept);
  const deviation = standardDeviationOf(kept) ?? 0;
  const distance = (value: number) =>
    side === 'either' ? Math.abs(value - mean) : side === 'largest' ? value - mean : mean - value;
  const slack = 1e-12 * kept.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  let best = isIn.indexOf(true);
  for (const [at, value] of values.entries())
    if (isIn[at] === true && distance(value) > distance(values[best] ?? 0) + slack) best = at;
  const value = values[best] ?? 0;
  return { value, at: best, statistic: deviation === 0 ? 0 : distance(value) / deviation };
}

/** The statistic beyond which a value is an outlier. Source: `grubbs1969`. */
export function grubbsCriticalValue(count: number, side: Side, significance: number): number {
  const t = tQuantile(significance / (side === 'either' ? 2 * count : count), count - 2, 'upper');
  return ((count - 1) / Math.sqrt(count)) * Math.sqrt((t * t) / (count - 2 + t * t));
}

/** An upper bound of the p value, which is exact where it is small. Source: `grubbs1969`. */
export function grubbsPValue(statistic: number, count: number, side: Side): number {
  const rest = (count - 1) ** 2 - count * statistic * statistic;
  if (rest <= 0) return 0;
  const t = Math.sign(statistic) * Math.sqrt((count * (count - 2) * statistic * statistic) / rest);
  return Math.min(1, (side === 'either' ? 2 * count : count) * tTails(t, count - 2).upper);
}

export interface EsdStep extends Suspect {
  readonly criticalValue: number;
}

/** Takes away the farthest value again and again, with the limit for each step. Source: `rosner1983`. */
export function generalizedEsd(values: readonly number[], most: number, significance: number): readonly EsdStep[] {
  const isIn = values.map(() => true);
  return Array.from({ length: most }, (_, index) => {
    const suspect = farthest(values, isIn, 'either');
    isIn[suspect.at] = false;
    const left = values.length - index;
    const freedom = left - 2;
    const t = tQuantile(significance / (2 * left), freedom, 'upper');
    return { ...suspect, criticalValue: ((left - 1) * t) / Math.sqrt((freedom + t * t) * left) };
  });
}

/** How many of the steps are outliers: up to the last that is beyond its limit. */
export function esdOutliers(steps: readonly EsdStep[]): number {
  return steps.reduce((count, { statistic, criticalValue }, at) => (statistic > criticalValue ? at + 1 : count), 0);
}
