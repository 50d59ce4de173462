/** The mark between the whole part and the decimals of a pasted number. */
export type DecimalMark = 'point' | 'comma';

const MINUS = /−/g;
/** Space, no-break space, narrow no-break space, thin space, figure space. */
const GROUP_SPACES = /[ \u00a0\u202f\u2009\u2007]/g;
const PLAIN = /^[+-]?\d+(?:\.\d*)?$/;
const NUMBER =
  /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:[ \u00a0\u202f\u2009\u2007]\d{3})+|\d*)(?:(?<mark>[.,])(?<fraction>\d*))?(?<exponent>(?:[eE][+-]?\d+)?)$/;

/**
 * Reads a number from a pasted cell, by the rules of the boxes of the form: sign, digits in groups of three or without
 * groups, decimal mark, `e` notation. With 'comma', the comma alone is the decimal mark; with 'point', a comma is one as
 * well, except before exactly three digits, where it may separate thousands.
 *
 * @returns null where the text is not a number, or is beyond the range of a double
 */
export function writtenNumber(text: string, decimalMark: DecimalMark): number | null {
  // Nearly all cells, a hundred thousand of them at times.
  if (decimalMark === 'point' && PLAIN.test(text)) return finite(Number(text));
  const {
    sign = '',
    whole = '',
    mark = '',
    fraction = '',
    exponent = '',
  } = NUMBER.exec(text.trim().replace(MINUS, '-'))?.groups ?? {};
  if (whole === '' && fraction === '') return null;
  const digits = whole.replace(GROUP_SPACES, '');
  if (decimalMark === 'comma' && mark === '.') return null;
  if (decimalMark === 'point' && mark === ',' && fraction.length === 3 && !/^0*$/.test(digits)) return null;
  return finite(Number(`${sign}${digits}.${fraction}${exponent}`));
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
