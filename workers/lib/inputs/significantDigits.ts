/** Digits before and behind the decimal mark; sign, groups and exponent are left out. */
const MANTISSA = /^[+\-−]?([^eE]*)/;

/**
 * Returns how many figures a number was typed with: zeros in front do not count, zeros behind the decimal mark do, and of a
 * whole number all digits. Zero, however written, has one.
 *
 * @param typed a number that can be read
 */
export function significantDigits(typed: string): number {
  const mantissa = MANTISSA.exec(typed.trim())?.[1] ?? '';
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  return Math.max(1, digits.length);
}
