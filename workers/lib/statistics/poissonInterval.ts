import { chiSquareQuantile } from './chiSquareDistribution.ts';

/**
 * The exact confidence interval of a count: half the quantiles of chi-square with 2x and 2x + 2 degrees of freedom
 * (Garwood).
 *
 * @param events whole, 0 or more
 * @param level above 0 and below 1
 */
export function poissonInterval(events: number, level: number): { readonly lower: number; readonly upper: number } {
  const tail = (1 - level) / 2;
  return {
    lower: events === 0 ? 0 : chiSquareQuantile(tail, 2 * events) / 2,
    upper: chiSquareQuantile(tail, 2 * events + 2, 'upper') / 2,
  };
}
