/** Digits that survive a conversion in both directions; any beyond are floating-point noise. */
const CERTAIN_DIGITS = 15;

/**
 * Writes a number as it is typed: digits and a decimal point, without an exponent, at most 15 significant digits.
 *
 * @param value finite
 */
export function plainDigits(value: number): string {
  const [mantissa = '', power = '0'] = Math.abs(value)
    .toExponential(CERTAIN_DIGITS - 1)
    .split('e');
  const digits = withoutEndingZeros(mantissa.replace('.', ''));
  const point = Number(power) + 1;
  const sign = value < 0 ? '-' : '';
  if (digits === '') return '0';
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const whole = digits.slice(0, point).padEnd(point, '0');
  const fraction = digits.slice(point);
  return sign + (fraction === '' ? whole : `${whole}.${fraction}`);
}

function withoutEndingZeros(digits: string): string {
  let { length } = digits;
  while (digits[length - 1] === '0') length -= 1;
  return digits.slice(0, length);
}
