/** A number as its decimal digits: none is lost to a binary fraction. */
export interface DecimalDigits {
  readonly isNegative: boolean;
  /** Significant digits, the first of them not 0; empty of zero. */
  readonly digits: string;
  /** Power of ten of the first digit; 0 of zero. */
  readonly exponent: number;
  /** Zeros at the end of a whole number without a decimal point, which are not among the digits. */
  readonly uncounted: number;
}

const MINUS = /−/g;
/** Space, no-break space, narrow no-break space, thin space, figure space. */
const GROUP_SPACES = /[ \u00a0\u202f\u2009\u2007]/g;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED_POWER = /10(?=[⁺⁻⁰¹²³⁴-⁹])/;
const RAISED = /[⁺⁻⁰¹²³⁴-⁹]/g;
const NUMBER =
  /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:[ \u00a0\u202f\u2009\u2007]\d{3})+|\d*)(?:(?<mark>[.,])(?<fraction>\d*))?(?:[eE](?<e>[+-]?\d+)| ?[x×X·⋅*] ?10(?:\^|\*\*) ?(?<power>[+-]?\d+))?$/;

/**
 * Reads a typed number: sign, digits in groups of three or without groups, decimal point or a single decimal comma, and
 * a power of ten as `e-4`, `x 10^-4` or `× 10⁻⁴`. A comma before exactly three digits could separate thousands and is
 * not read, except after 0.
 *
 * @returns null where the text is not a number
 */
export function decimalDigits(text: string): DecimalDigits | null {
  const plain = text.trim().replace(MINUS, '-').replace(RAISED_POWER, '10^').replace(RAISED, lowered);
  const groups = NUMBER.exec(plain)?.groups;
  if (groups === undefined) return null;
  const { sign = '', whole: typed = '', mark = '', fraction = '', e = '', power = '' } = groups;
  const whole = typed.replace(GROUP_SPACES, '');
  if (whole === '' && fraction === '') return null;
  if (mark === ',' && fraction.length === 3 && !/^0*$/.test(whole)) return null;
  const all = `${whole}${fraction}`;
  const first = all.search(/[1-9]/);
  if (first === -1) return { isNegative: false, digits: '', exponent: 0, uncounted: 0 };
  const significant = all.slice(first);
  const digits = mark === '' ? significant.slice(0, lastNonZero(significant) + 1) : significant;
  return {
    isNegative: sign === '-',
    digits,
    exponent: whole.length - 1 - first + Number(e === '' ? power : e),
    uncounted: significant.length - digits.length,
  };
}

function lowered(sign: string): string {
  if (sign === '⁻') return '-';
  return sign === '⁺' ? '+' : String(SUPERSCRIPTS.indexOf(sign));
}

function lastNonZero(digits: string): number {
  let index = digits.length - 1;
  while (index > 0 && digits[index] === '0') index -= 1;
  return index;
}
