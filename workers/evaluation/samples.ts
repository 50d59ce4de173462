/** Many evaluations of one formula in one answer. */
import type { Evaluate } from './evaluator.ts';

/**
 * Returns the numbers at every point, row by row: points × keys. NaN where the formula refuses or has no finite number.
 *
 * @param points the numbers at the paths, one list per point
 * @param width number of keys
 */
export async function samplesAt(
  evaluate: Evaluate,
  points: readonly (readonly number[])[],
  width: number,
): Promise<Float64Array> {
  const samples = new Float64Array(points.length * width).fill(Number.NaN);
  for (const [index, point] of points.entries()) {
    const numbers = await evaluate(point);
    if (numbers !== null) samples.set(numbers, index * width);
  }
  return samples;
}
