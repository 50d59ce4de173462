/** Rounding of doses: always down, to decimals or to what a visitor can measure. Source: `spec`. */
import { SLACK } from '../inputs/within.ts';

/** Truncates a value to the given number of decimals; 29.999999999999996 counts as 30. */
export function roundedDown(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + SLACK) / scale;
}

/**
 * The largest multiple of the step that is not above the value.
 *
 * @param step a unit fraction: 1, 0.5, 0.1
 */
export function steppedDown(value: number, step: number): number {
  // Divide by a whole number, because multiples of 0.1 would give 0.30000000000000004.
  return Math.floor(value / step + SLACK) / Math.round(1 / step);
}
