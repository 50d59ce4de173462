/** Chi-square: the distance between observed and expected counts, and how often chance alone goes as far. */
import { erfc } from './errorFunction.ts';

/** χ² = Σ (O − E)² ÷ E. A class in which nothing is expected adds nothing. */
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
