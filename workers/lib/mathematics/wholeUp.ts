import { SLACK } from '../inputs/within.ts';

/** Rounds a number of 0 or more up to whole things to buy; a rounding error above a whole number does not count: 2.0000000001 is 2. */
export function wholeUp(value: number): number {
  return Math.max(0, Math.ceil(value - SLACK));
}
