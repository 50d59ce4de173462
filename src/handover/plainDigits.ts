/** Digits that survive a conversion in both directions; any beyond are floating-point noise. */
const CERTAIN_DIGITS = 15;

/**
 * Writes a number as it is typed: digits and a decimal point, without an exponent, at most 15 significant digits.
 *
 * @param value finite
 */
export function plainDigits(value: number): string {
  const cut = Number(value.toPrecision(CERTAIN_DIGITS));
  const [mantissa = '', power] = String(cut).split('e');
  if (power === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const point = whole.length + Number(power);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}
