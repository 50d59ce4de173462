import { plainText, readNumber } from '#src/kit/readNumber.ts';

/** More significant digits than any scale or label has. */
const DIGITS = 12;

/**
 * Returns the total amount of several items, as text for a number box.
 *
 * @param each amount in one item
 * @param howMany as typed; fractions count
 * @returns null where it cannot be read or is not above 0
 */
export function amountOf(each: number, howMany: string): string | null {
  const count = readNumber(howMany);
  const amount = each * (count ?? Number.NaN);
  return amount > 0 && Number.isFinite(amount) ? plainText(Number(amount.toPrecision(DIGITS))) : null;
}
