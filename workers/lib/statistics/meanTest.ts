import { tQuantile, tTails, tTwoSided } from './tDistribution.ts';
import type { DifferenceError } from './twoMeans.ts';

/** Which difference the test looks for: either, above 0, or below 0. */
export type Alternative = 'two-sided' | 'greater' | 'less';

export interface MeanTest extends DifferenceError {
  /** t. */
  readonly statistic: number;
  readonly pValue: number;
  /** Limits of the difference; null where they are open. */
  readonly lower: number | null;
  readonly upper: number | null;
}

/** Tests a difference by its standard error, which is above 0. Source: `student1908`. */
export function meanTest(
  difference: number,
  error: DifferenceError,
  alternative: Alternative,
  level: number,
): MeanTest {
  const { standardError, degreesOfFreedom } = error;
  const statistic = difference / standardError;
  if (alternative === 'two-sided') {
    const margin = tQuantile((1 - level) / 2, degreesOfFreedom, 'upper') * standardError;
    const pValue = tTwoSided(statistic, degreesOfFreedom);
    return { ...error, statistic, pValue, lower: difference - margin, upper: difference + margin };
  }
  const margin = tQuantile(1 - level, degreesOfFreedom, 'upper') * standardError;
  const { lower, upper } = tTails(statistic, degreesOfFreedom);
  return alternative === 'greater'
    ? { ...error, statistic, pValue: upper, lower: difference - margin, upper: null }
    : { ...error, statistic, pValue: lower, lower: null, upper: difference + margin };
}
