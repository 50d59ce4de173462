import { greatestCommonDivisor } from './greatestCommonDivisor.ts';

/**
 * The smallest whole numbers in the same ratio: 1.5 to 2.25 is 2 to 3. Decimals are taken as written, so that 0.1 is a
 * tenth.
 *
 * @param terms above 0
 * @returns null where the terms have no common scale of whole numbers that doubles can hold
 */
export function wholeRatio(terms: readonly number[]): readonly number[] | null {
  const scale = 10 ** Math.max(...terms.map(decimalsOf));
  const whole = terms.map((term) => Math.round(term * scale));
  if (!whole.every((term) => Number.isSafeInteger(term))) return null;
  const divisor = whole.reduce(greatestCommonDivisor);
  return whole.map((term) => term / divisor);
}

/** Digits after the point in the shortest text of the number: 2 of 2.25, 7 of 1e-7. */
function decimalsOf(value: number): number {
  const [digits = '', power = '0'] = String(value).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(power));
}
