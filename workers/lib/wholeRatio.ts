import { isAbove } from './within.ts';

/** The smallest whole numbers that stand in nearly the same ratio as measured ones: an empirical formula from an analysis. */
export interface WholeRatio {
  /** 1 or more each, in the order given. */
  readonly counts: readonly number[];
  /** By how much the ratios to the smallest number were multiplied. */
  readonly multiplier: number;
  /** The numbers divided by the smallest of them. */
  readonly ratios: readonly number[];
  /** The largest distance of a multiplied ratio from its whole number. */
  readonly deviation: number;
}

const MULTIPLIERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Tolerance at multiplier 1. Errors grow with the multiplier, but count by count they partly cancel: hence its root. */
const TOLERANCE = 0.05;
/** From here on nearness says nothing, whatever the multiplier. */
const TOO_FAR = 0.15;
/** With more digits a ratio would have to be known better than any analysis. */
const COUNT_MAX = 999;

/**
 * Divides by the smallest number and tries the multipliers 1 to 10, in turn, until every ratio is within 0.05·√multiplier
 * of a whole number, and closer than 0.15.
 *
 * @param amounts each above 0
 * @returns null when no multiplier will do
 */
export function wholeRatio(amounts: readonly number[]): WholeRatio | null {
  const smallest = Math.min(...amounts);
  const ratios = amounts.map((amount) => amount / smallest);
  for (const multiplier of MULTIPLIERS) {
    const multiplied = ratios.map((ratio) => ratio * multiplier);
    const counts = multiplied.map(Math.round);
    const deviation = Math.max(...multiplied.map((ratio, index) => Math.abs(ratio - (counts[index] ?? 0))));
    const isNear = !isAbove(deviation, TOLERANCE * Math.sqrt(multiplier)) && deviation < TOO_FAR;
    if (isNear && counts.every((count) => count <= COUNT_MAX)) return { counts, multiplier, ratios, deviation };
  }
  return null;
}
