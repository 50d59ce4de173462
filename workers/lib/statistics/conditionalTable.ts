/** A cell of a 2 × 2 table, given the margins and the odds ratio: the noncentral hypergeometric distribution. */
import { type Draw, drawnLimits } from './hypergeometric.ts';

export interface ConditionalTable {
  readonly mean: number;
  /** The chance of as many as were seen, or fewer. */
  readonly orLess: number;
  /** The chance of as many as were seen, or more. */
  readonly orMore: number;
}

/** Weights below this share of the largest no longer change a sum. */
const NEGLIGIBLE = 1e-18;

/**
 * Sums outward from the likeliest number, by the ratio of neighbors.
 *
 * @param seen the count in the cell, within `drawnLimits`
 * @param odds the odds ratio, 0 or more
 */
export function conditionalTable(seen: number, draw: Draw, odds: number): ConditionalTable {
  const [least, most] = drawnLimits(draw);
  const mode = lastOf(least, most, (k) => k <= least || stepTo(k, draw, odds) >= 1);
  let [all, mean, orLess, orMore] = [0, 0, 0, 0];
  const add = (k: number, weight: number) => {
    all += weight;
    mean += weight * (k - mode);
    if (k <= seen) orLess += weight;
    if (k >= seen) orMore += weight;
  };
  for (let [k, weight] = [mode, 1]; k <= most && weight > NEGLIGIBLE; k += 1) {
    add(k, weight);
    weight *= stepTo(k + 1, draw, odds);
  }
  for (let [k, weight] = [mode, 1]; k > least && weight > NEGLIGIBLE; k -= 1) {
    weight /= stepTo(k, draw, odds);
    add(k - 1, weight);
  }
  return { mean: mode + mean / all, orLess: orLess / all, orMore: orMore / all };
}

/** How much likelier k is than k − 1. */
function stepTo(k: number, { marked, unmarked, drawn }: Draw, odds: number): number {
  return (odds * ((marked - k + 1) / k) * (drawn - k + 1)) / (unmarked - drawn + k);
}

/** The last whole number from `from` to `to` for which it holds, where it holds for the first ones only; else the one before `from`. */
export function lastOf(from: number, to: number, holds: (k: number) => boolean): number {
  let [low, high] = [from - 1, to + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
