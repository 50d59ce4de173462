/** Draws numbers for eyes; copies, files and `<data>` keep the plain form. */

const SCIENTIFIC = /(?<![\w.])(-?\d{1,30}(?:\.\d{1,30})?)e([+-]?\d{1,3})(?!\w)/g;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What the exponent of a figure stands behind. */
export const TIMES_TEN = '\u00a0×\u00a010';

/**
 * Returns the text with exponents as powers of ten: '2.287e+8 per second' as '2.287 × 10⁸ per second'. Not for
 * arithmetic, where a division by such a number would need parentheses.
 */
export function powersOfTen(text: string): string {
  return text.replace(SCIENTIFIC, (_, mantissa: string, exponent: string) => {
    return `${mantissa.replace('-', '−')}${powerOfTen(exponent)}`;
  });
}

/** Returns mantissa and exponent of a number such as '2.287e+8': ['2.287', '+8']; null for any other text. */
export function inTwoParts(text: string): readonly [mantissa: string, exponent: string] | null {
  const [whole, mantissa, exponent] = [...text.matchAll(SCIENTIFIC)][0] ?? [];
  return whole !== text || mantissa === undefined || exponent === undefined ? null : [mantissa, exponent];
}

/** Returns the factor of an exponent: ' × 10⁸' of '+8'. */
function powerOfTen(exponent: string): string {
  const digits = [...String(Math.abs(Number(exponent)))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `${TIMES_TEN}${Number(exponent) < 0 ? '⁻' : ''}${digits}`;
}

/** Returns an exponent as it is raised: '8' of '+8', '−5' of '-5'. */
export function exponentOf(exponent: string): string {
  return String(Number(exponent)).replace('-', '−');
}
