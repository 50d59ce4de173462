import { readNumber } from '#src/engine/kit/readNumber.ts';
import { isWholeWithin, LARGEST_SEED } from '#workers/lib/inputs/wholeNumbers.ts';

/** What a worksheet is made from: the same order for the same calculator gives the same sheet. */
export interface SheetOrder {
  /** Whole, 1 to 50. */
  readonly count: number;
  /** Whole, 0 to the largest seed. */
  readonly seed: number;
}

/** Most problems of a sheet. */
export const MOST_PROBLEMS = 50;
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

/** What is in the boxes of the section, as typed. */
export interface OrderBoxes {
  readonly count: string;
  readonly seed: string;
}

/** A box that cannot be read, and the sentence that says so. */
export interface OrderRefusal {
  readonly box: keyof OrderBoxes;
  readonly message: string;
}

/** Reads the boxes; the first that is not a whole number in its range is refused. */
export function readOrder({ count, seed }: OrderBoxes): SheetOrder | OrderRefusal {
  const order = { count: readNumber(count) ?? Number.NaN, seed: readNumber(seed) ?? Number.NaN };
  if (!isWholeWithin(order.count, 1, MOST_PROBLEMS))
    return { box: 'count', message: `The number of problems must be whole, from 1 to ${MOST_PROBLEMS}.` };
  if (!isWholeWithin(order.seed, 0, LARGEST_SEED))
    return { box: 'seed', message: `The seed must be a whole number from 0 to ${LARGEST_SEED}.` };
  return order;
}
