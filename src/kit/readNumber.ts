/**
 * Parses typed numbers: the only number parser of forms, lists and tests.
 *
 * Accepts an optional sign (+, -, −), digits with `.`, or with a single `,` as decimal mark, digit groups of three
 * separated by ordinary, no-break or thin spaces, and `e` notation. A single comma before exactly three digits could
 * mean either a decimal or a group (1,500), so it is unreadable, unless the whole part is 0 (0,125). Never guesses.
 *
 * @returns the number, null when blank, NaN when unreadable or not finite
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parts = NUMBER.exec(trimmed.replace(MINUS, '-'));
  if (parts === null) return Number.NaN;
  const { sign = '', whole = '', mark = '', fraction = '', exponent = '' } = parts.groups ?? {};
  if (whole === '' && fraction === '') return Number.NaN;
  const digits = whole.replace(GROUP_SPACES, '');
  if (mark === ',' && fraction.length === 3 && !/^0*$/.test(digits)) return Number.NaN;
  const value = Number(`${sign}${digits}.${fraction}${exponent}`);
  return Number.isFinite(value) ? value : Number.NaN;
}

const MINUS = /−/g;
/** Space, no-break space, narrow no-break space, thin space, figure space. */
const GROUP_SPACES = /[ \u00a0\u202f\u2009\u2007]/g;
const NUMBER =
  /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:[ \u00a0\u202f\u2009\u2007]\d{3})+|\d*)(?:(?<mark>[.,])(?<fraction>\d*))?(?<exponent>(?:[eE][+-]?\d+)?)$/;
