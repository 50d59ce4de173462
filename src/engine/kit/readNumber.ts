/**
 * Parses typed numbers: the only number parser of forms, lists and tests.
 *
 * Accepts an optional sign (+, -, −), digits with `.`, or with a single `,` as decimal mark, digit groups of three
 * separated by ordinary, no-break or thin spaces, and `e` notation. A single comma before exactly three digits could
 * mean either a decimal or a group (1,500), so it is unreadable, unless the whole part is 0 (0,125). Never guesses.
 *
 * @param isStrict on pages on toxicity and medicine a point before exactly three digits is unreadable as well: in much of the
 *   world 1.000 is a thousand
 * @returns the number, null when blank, NaN when unreadable or not finite
 */
export function readNumber(text: string, isStrict = false): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (isStrict && twoMeanings(trimmed) !== null) return Number.NaN;
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

/** A number that may be a decimal or, without its mark, a whole one a thousand times as large. */
export interface TwoMeanings {
  readonly asDecimal: string;
  readonly asWhole: string;
}

/** Returns the two readings of one mark before exactly three digits, after a whole part other than 0; null for any other text. */
export function twoMeanings(text: string): TwoMeanings | null {
  const { sign = '', whole, three } = THREE_AFTER_A_MARK.exec(text.trim().replace(MINUS, '-'))?.groups ?? {};
  if (whole === undefined || three === undefined) return null;
  const digits = `${sign.replace('+', '')}${whole.replace(/^0+/, '')}`;
  return { asDecimal: `${digits}.${three}`, asWhole: `${digits}${three}` };
}

/** Returns the text of a number as it is put into a box: a number has one meaning, and with a digit more its text has one as well. */
export function plainText(value: number): string {
  const text = String(value);
  return twoMeanings(text) === null ? text : `${text}0`;
}

/** Says what to write instead, without a full stop: '1.000 can mean 1.000 or 1000. Write 1 or 1000'. */
export function twoMeaningsSentence(text: string, { asDecimal, asWhole }: TwoMeanings): string {
  const short = String(Math.round(Number(asDecimal) * 100) / 100);
  return `${text.trim()} can mean ${asDecimal} or ${asWhole}. Write ${short} or ${asWhole}`;
}

const THREE_AFTER_A_MARK = /^(?<sign>[+-]?)(?!0*[.,])(?<whole>\d+)[.,](?<three>\d{3})$/;
