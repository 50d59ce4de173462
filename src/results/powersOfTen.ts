/** Draws numbers for eyes; copies, files and `<data value>` keep the plain form. */

const SCIENTIFIC = /(?<![\w.])(-?\d{1,30}(?:\.\d{1,30})?)e([+-]?\d{1,3})(?!\w)/g;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Returns the text with exponents as powers of ten: '2.287e+8 per second' as '2.287 × 10⁸ per second'. Not for
 * arithmetic, where a division by such a number would need parentheses.
 */
export function powersOfTen(text: string): string {
  return text.replace(SCIENTIFIC, (_, mantissa: string, exponent: string) => {
    const digits = [...String(Math.abs(Number(exponent)))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
    return `${mantissa.replace('-', '−')}\u00a0×\u00a010${Number(exponent) < 0 ? '⁻' : ''}${digits}`;
  });
}
