import { isWholeWithin, LARGEST_SEED } from '#workers/lib/inputs/wholeNumbers.ts';

/** What a worksheet is made from: the same order for the same calculator gives the same sheet. */
export interface SheetOrder {
  /** Whole, 1 to 50. */
  readonly count: number;
  /** Whole, 0 to the largest seed. */
  readonly seed: number;
}

const MOST_PROBLEMS = 50;
const LINK = /^#worksheet=(\d{1,2})-(\d{1,10})$/;

/** Returns the fragment of a link that orders the sheet. */
export function sheetFragment({ count, seed }: SheetOrder): string {
  return `#worksheet=${count}-${seed}`;
}

/** Returns the order in a fragment; null for any other fragment and for numbers out of range. */
export function orderIn(fragment: string): SheetOrder | null {
  const [, count, seed] = LINK.exec(fragment) ?? [];
  const order = { count: Number(count), seed: Number(seed) };
  return isWholeWithin(order.count, 1, MOST_PROBLEMS) && isWholeWithin(order.seed, 0, LARGEST_SEED) ? order : null;
}
