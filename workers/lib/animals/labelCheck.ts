/** Compares the amount on a clinic's own label with what a page prints for that weight and product. */

import { hasReached, isAbove } from '../inputs/within.ts';
import { roundedDown } from './doseSteps.ts';

export type LabelCheck = 'below' | 'inside' | 'above';

/**
 * Compares with the figures as printed, so that an amount shown on the page is never reported as exceeding it.
 *
 * @param labelAmount as the label has it; absent where nothing was entered
 * @param least the lower end as printed, in the unit of the label
 * @param most the upper end as printed
 * @returns null where nothing was entered
 */
export function labelCheck(labelAmount: number | undefined, least: number, most: number): LabelCheck | null {
  if (labelAmount === undefined) return null;
  if (isAbove(labelAmount, most)) return 'above';
  return hasReached(labelAmount, least) ? 'inside' : 'below';
}

/**
 * The share of a volume that rounding to one decimal on a label may remove; a larger difference means a different
 * amount.
 */
const MOST_CUT = 0.1;

/**
 * The lower end where only one volume is printed with two decimals, because labels often have one decimal.
 *
 * @param shownMl as printed
 */
export function leastOnLabel(shownMl: number): number {
  const cut = roundedDown(shownMl, 1);
  return hasReached(cut, (1 - MOST_CUT) * shownMl) ? cut : shownMl;
}
