/** Rounding of doses: always down, to decimals or to what a visitor can measure. Source: `spec`. */
import { SLACK } from '../inputs/within.ts';

/** The value with the given number of decimals, what is beyond them cut off; 29.999999999999996 counts as 30. */
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
