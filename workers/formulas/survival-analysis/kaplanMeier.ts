/** The Kaplan-Meier curve with Greenwood's errors. Sources: `kaplanMeier1958`, `brookmeyerCrowley1982`. */
import { normalQuantile } from '../../lib/statistics/normal.ts';

/** How the limits of the curve are computed. */
export type SurvivalInterval = 'log-log' | 'log' | 'plain';

/** What happened at one time. */
export interface SurvivalStep {
  readonly time: number;
  /** Just before that time. */
  readonly atRisk: number;
  readonly events: number;
  readonly censored: number;
  /** Share that survives beyond that time, 0 to 1. */
  readonly survival: number;
  /** 0 where nobody survives. */
  readonly standardError: number;
  /** Null where nobody survives; by log-log also before the first event. */
  readonly lower: number | null;
  readonly upper: number | null;
}

/** Values of a step curve closer than this are equal. */
const SLACK = 1e-9;
const HALF = 0.5;

/**
 * The curve, a row for every distinct time, ascending; events come before censorings of the same time.
 *
 * @param subjects times of 0 or more, at least one
 * @param level of confidence, 0 to 1
 */
export function kaplanMeier(
  subjects: readonly { readonly time: number; readonly isEvent: boolean }[],
  interval: SurvivalInterval,
  level: number,
): readonly SurvivalStep[] {
  const sorted = [...subjects].sort((a, b) => a.time - b.time);
  const z = normalQuantile((1 - level) / 2, 'upper');
  const steps: SurvivalStep[] = [];
  let [survival, variance, start] = [1, 0, 0];
  while (start < sorted.length) {
    const time = sorted[start]?.time ?? 0;
    let end = start;
    let events = 0;
    while (end < sorted.length && sorted[end]?.time === time) {
      if (sorted[end]?.isEvent === true) events += 1;
      end += 1;
    }
    const atRisk = sorted.length - start;
    survival = events === atRisk ? 0 : survival * (1 - events / atRisk);
    variance += events === 0 ? 0 : events / (atRisk * (atRisk - events));
    const error = Math.sqrt(variance);
    steps.push({
      time,
      atRisk,
      events,
      censored: end - start - events,
      survival,
      standardError: survival === 0 ? 0 : survival * error,
      ...limitsOf(survival, z * error, interval),
    });
    start = end;
  }
  return steps;
}

/** @param reach z times the standard error of the logarithm of the survival */
function limitsOf(survival: number, reach: number, interval: SurvivalInterval) {
  if (survival === 0 || (survival === 1 && interval === 'log-log')) return { lower: null, upper: null };
  const within = (value: number) => Math.min(1, Math.max(0, value));
  if (interval === 'plain')
    return { lower: within(survival - survival * reach), upper: within(survival + survival * reach) };
  if (interval === 'log')
    return { lower: within(survival * Math.exp(-reach)), upper: within(survival * Math.exp(reach)) };
  const ratio = reach / Math.log(survival);
  return { lower: within(survival ** Math.exp(-ratio)), upper: within(survival ** Math.exp(ratio)) };
}

/**
 * The time at which a step curve reaches one half: the smallest with at most that; on a stretch at exactly one half the
 * middle between its begin and the next step, or the last time where none follows.
 *
 * @param curve rows in the order of time; rows without a value are skipped
 * @returns null where it is not reached
 */
export function halfTime(curve: readonly { readonly time: number; readonly value: number | null }[]): number | null {
  const known = curve.flatMap(({ time, value }) => (value === null ? [] : [{ time, value }]));
  const at = known.findIndex(({ value }) => value <= HALF + SLACK);
  const found = known[at];
  if (found === undefined) return null;
  if (found.value < HALF - SLACK) return found.time;
  const next = known.find(({ value }) => value < HALF - SLACK)?.time ?? curve.at(-1)?.time ?? found.time;
  return (found.time + next) / 2;
}

/** The share that survives beyond a time; 1 before the first one. */
export function survivalAt(steps: readonly SurvivalStep[], time: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.time ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return steps[low - 1]?.survival ?? 1;
}
