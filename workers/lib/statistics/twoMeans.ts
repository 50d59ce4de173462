/** Standard error and degrees of freedom of a difference of two means. */
import { meanOf, standardDeviationOf } from './sampleMoments.ts';

/** A sample by its summary. */
export interface Summary {
  readonly mean: number;
  /** With n − 1, 0 or more. */
  readonly standardDeviation: number;
  /** Whole, 2 or more. */
  readonly count: number;
}

/** The summary of at least two values. */
export function summaryOf(values: readonly number[]): Summary {
  return { mean: meanOf(values), standardDeviation: standardDeviationOf(values) ?? 0, count: values.length };
}

export interface DifferenceError {
  readonly standardError: number;
  readonly degreesOfFreedom: number;
}

/** For unequal variances, by Welch's degrees of freedom, not rounded. Source: `welch1947`. */
export function welchError(first: Summary, second: Summary): DifferenceError {
  const [a, b] = [first, second].map(({ standardDeviation, count }) => standardDeviation ** 2 / count) as [
    number,
    number,
  ];
  // Shares of the variance, so that no square overflows or vanishes.
  const share = a + b === 0 ? 0.5 : a / (a + b);
  return {
    standardError: Math.sqrt(a + b),
    degreesOfFreedom: 1 / (share ** 2 / (first.count - 1) + (1 - share) ** 2 / (second.count - 1)),
  };
}

/** For equal variances. */
export function pooledError(first: Summary, second: Summary): DifferenceError {
  const degreesOfFreedom = first.count + second.count - 2;
  return {
    standardError: pooledDeviation(first, second) * Math.sqrt(1 / first.count + 1 / second.count),
    degreesOfFreedom,
  };
}

/** The common standard deviation of two samples. */
export function pooledDeviation(first: Summary, second: Summary): number {
  const squares = [first, second].reduce(
    (sum, { standardDeviation, count }) => sum + (count - 1) * standardDeviation ** 2,
    0,
  );
  return Math.sqrt(squares / (first.count + second.count - 2));
}
