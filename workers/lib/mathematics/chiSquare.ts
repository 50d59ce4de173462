/** The chi-square statistic and its tail probabilities. */
import { erfc } from './errorFunction.ts';

/** χ² = Σ (O − E)² ÷ E. A class with an expected count of 0 is skipped. */
export function chiSquareStatistic(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, index) => {
    const awaited = expected[index] ?? 0;
    return awaited === 0 ? sum : sum + (count - awaited) ** 2 / awaited;
  }, 0);
}

/** The chance of a statistic of `x` or more with 1 degree of freedom: erfc(√(x/2)). */
export function chiSquareTail1Df(x: number): number {
  return erfc(Math.sqrt(x / 2));
}

/** The chance of a statistic of `x` or more with 2 degrees of freedom: exp(−x/2). */
export function chiSquareTail2Df(x: number): number {
  return Math.exp(-x / 2);
}

/** exp(−x/2)·(1 + x/2), as the specification writes its p-value (`spec`): the tail with 4 degrees of freedom. */
export function chiSquareTail4Df(x: number): number {
  return Math.exp(-x / 2) * (1 + x / 2);
}
