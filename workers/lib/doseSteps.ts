/** Rounding of doses: always down, to decimals or to what a visitor can measure. Source: `spec`. */

/** Limits are meant in exact arithmetic: 30 that came out as 29.999999999999996 is 30. */
const SLACK = 1e-9;

/** The value with the given number of decimals, what is beyond them cut off. */
export function roundedDown(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + SLACK) / scale;
}

/**
 * The largest multiple of the step that is not above the value.
 *
 * @param step a whole part of one: 1, 0.5, 0.1
 */
export function steppedDown(value: number, step: number): number {
  // Divided by a whole number, because multiples of 0.1 would be 0.30000000000000004.
  return Math.floor(value / step + SLACK) / Math.round(1 / step);
}
