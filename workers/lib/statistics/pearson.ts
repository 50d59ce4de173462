import { exactSum, meanOf } from './sampleMoments.ts';

/**
 * The correlation coefficient of pairs, −1 to 1.
 *
 * @returns null where one side does not vary
 */
export function correlationOf(first: readonly number[], second: readonly number[]): number | null {
  const [a, b] = [scaled(first), scaled(second)];
  const squares = exactSum(a.map((value) => value * value)) * exactSum(b.map((value) => value * value));
  if (!(squares > 0)) return null;
  const products = exactSum(a.map((value, at) => value * (b[at] ?? 0)));
  return Math.max(-1, Math.min(1, products / Math.sqrt(squares)));
}

/** Distances from the mean in units of the largest, so that no square overflows or vanishes. */
function scaled(values: readonly number[]): readonly number[] {
  const mean = meanOf(values);
  const distances = values.map((value) => value - mean);
  const largest = distances.reduce((most, distance) => Math.max(most, Math.abs(distance)), 0);
  return largest > 0 && values.some((value) => value !== values[0])
    ? distances.map((distance) => distance / largest)
    : values.map(() => 0);
}
