/** Rounding that never goes up, for doses, volumes, counts and upper limits. */

/** What binary fractions may be short of, in steps: 0.3 × 10 counts as 3. */
const SLACK = 1e-9;

/**
 * The largest whole number of steps that is not above a value.
 *
 * @param value 0 or more, finite
 * @param stepsPerUnit how many steps make 1: 100 for two decimals, 10 for tenths of a millilitre, 1 for whole capsules
 */
export function downToStep(value: number, stepsPerUnit: number): number {
  return Math.floor(value * stepsPerUnit + SLACK) / stepsPerUnit;
}
