import { readNumber } from '#src/kit/readNumber.ts';

/** Digits that no scale and no label has. */
const DIGITS = 12;

/**
 * How much so many items are, as one would type it.
 *
 * @param each of one item
 * @param howMany as typed; halves and the like count
 * @returns null where it cannot be read or is not above 0
 */
export function amountOf(each: number, howMany: string): string | null {
  const count = readNumber(howMany);
  const amount = each * (count ?? Number.NaN);
  return amount > 0 && Number.isFinite(amount) ? String(Number(amount.toPrecision(DIGITS))) : null;
}
