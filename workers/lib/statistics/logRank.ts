/** The log-rank test and its relative by Peto and Peto. Sources: `mantel1966`, `petoPeto1972`. */
import { solvePositiveDefinite } from '../mathematics/positiveDefinite.ts';
import { chiSquareTails } from './chiSquareDistribution.ts';

export interface RankTest {
  /** Null where the groups share no time at risk with an event. */
  readonly statistic: number | null;
  readonly degreesOfFreedom: number;
  readonly pValue: number | null;
}

export interface LogRank extends RankTest {
  /** Events of every group, and those expected if all had the same hazard. */
  readonly observed: readonly number[];
  readonly expected: readonly number[];
  /** Variance of the events of the first group less those expected. */
  readonly variance: number;
}

interface Subject {
  readonly time: number;
  readonly isEvent: boolean;
}

/**
 * Compares the hazards of two or more groups: events against those expected at every time of an event, with
 * hypergeometric variances.
 *
 * @param isWeighted each time counts by the share of all that survives until just before it (Peto and Peto), not alike
 */
export function logRank(groups: readonly (readonly Subject[])[], isWeighted: boolean): LogRank {
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
  return { ...tested(observed, expected, covariance), observed, expected, variance: covariance[0]?.[0] ?? 0 };
}

/** Groups that were never at risk say nothing; the last of the others follows from the rest. */
function tested(
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
