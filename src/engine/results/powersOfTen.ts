/** Exponents as powers of ten, for eyes; copies, files and `<data>` keep the plain form. */

const SCIENTIFIC = /(?<![\w.])(-?\d{1,30}(?:\.\d{1,30})?)e([+-]?\d{1,3})(?!\w)/g;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** After these, and before a power, a factor of ten would be taken for a step of its own: 1 ÷ (2 × 10⁸). */
const BINDS = /[÷^/√\p{L}₀-₉] ?$/u;
const RAISED = /^[\^²³]/;

/** Returns the text with exponents as powers of ten: '2.287e+8 per second' as '2.287 × 10⁸ per second'. */
export function powersOfTen(text: string): string {
  return text.replace(SCIENTIFIC, (_, mantissa: string, exponent: string) => {
    return `${mantissa.replace('-', '−')}${powerOfTen(exponent)}`;
  });
}

/** Returns the same within arithmetic, in parentheses where the factor of ten would be taken for a step of its own. */
export function powersInTerms(text: string): string {
  return text.replace(SCIENTIFIC, (number: string, _mantissa: string, _exponent: string, at: number) => {
    const isOne = BINDS.test(text.slice(0, at)) || RAISED.test(text.slice(at + number.length));
    return isOne ? `(${powersOfTen(number)})` : powersOfTen(number);
  });
}

/** Returns the factor of an exponent: ' × 10⁸' of '+8'. */
export function powerOfTen(exponent: string): string {
  return `\u00a0×\u00a010${raised(Number(exponent))}`;
}

/** Returns an exponent in raised digits: '⁻⁸'. */
export function raised(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `${exponent < 0 ? '⁻' : ''}${digits}`;
}
