/** Numbers written in other ways than with digits, a point and an `e`, each of which can mean one thing only. */
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';

/** As many digits as a quotient is written with. */
const CERTAIN_DIGITS = 15;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The first digit of scripts whose ten digits follow each other: full-width, Arabic, Persian, Devanagari. */
const ZEROS = [0xff10, 0x0660, 0x06f0, 0x0966];
/** Characters that nobody sees: zero-width, soft hyphen, direction marks, byte order mark. Not the one that shows digits backwards. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff]/g;
const SINGLE_FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Spaces around the signs below are taken away before. */
const SPACED_SIGN = / ?([×x*·⋅^/⁄∕:∶]) ?/g;
const POWER = /^(?:(?<mantissa>[+\-−\d., ]+)[×x*·⋅])?10(?:\^\(?(?<caret>[+\-−]?\d+)\)?|(?<raised>[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))$/;
const FRACTION = /^(?:(?<whole>\d+) )?(?<top>\d{1,3})[/⁄∕](?<bottom>\d{1,4})$/;
const RATIO = /^(?<one>[\d.]+)[:/∶](?<other>[\d.]+)$/;
const DILUTED = /^1[:/∶](?<factor>[\d., ]+)$/;
const FOLD = /^(?<factor>[\d.,]+)(?:[x×]|[- ]?fold)$/i;
const GROUPS = [/^[+\-−]?\d{1,3}(?:,\d{3}){2,}(?:\.\d*)?$/, /^[+\-−]?\d{1,3}(?:,\d{3})+\.\d*$/];
const POINT_GROUPS = [/^[+\-−]?\d{1,3}(?:\.\d{3}){2,}(?:,\d*)?$/, /^[+\-−]?\d{1,3}(?:\.\d{3})+,\d*$/];
const OTHER_GROUPS = /^[+\-−]?\d{1,3}(?:[_'’]\d{3})+(?:\.\d*)?$/;

/** The text without what cannot be seen, with the digits of other scripts as 0 to 9. */
export function legibleText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a number in one of these notations as plain text for the number reader; null for any other text. */
export function otherNotation(spaced: string, field: FieldOfKind<'number'>): string | null {
  const text = spaced.replace(SPACED_SIGN, '$1');
  const grouped = withoutGroups(text);
  if (grouped !== null) return grouped;
  const { mantissa, caret, raised } = POWER.exec(text)?.groups ?? {};
  const exponent = caret?.replace('−', '-') ?? (raised === undefined ? undefined : lowered(raised));
  if (exponent !== undefined) return powerOfTen(mantissa ?? '1', exponent);
  if (field.readsAs !== undefined) return (field.readsAs === 'dilution' ? dilution : ratio)(text);
  return share(text, field) ?? fraction(text);
}

/** '1,000,000', '1.234,5' and '10_000': marks of groups that can be nothing else. */
function withoutGroups(text: string): string | null {
  const plain = text.replace('−', '-');
  if (GROUPS.some((form) => form.test(text))) return plain.replaceAll(',', '');
  if (POINT_GROUPS.some((form) => form.test(text))) return plain.replaceAll('.', '').replace(',', '.');
  return OTHER_GROUPS.test(text) ? plain.replace(/[_'’]/g, '') : null;
}

function powerOfTen(mantissa: string, exponent: string): string | null {
  const number = mantissa.replace(',', '.').replace('−', '-');
  const text = `${number}e${exponent}`;
  return /^[+-]?\d+(?:\.\d*)?$|^[+-]?\.\d+$/.test(number) && isNumber(mantissa) && isNumber(text) ? text : null;
}

function isNumber(text: string): boolean {
  return Number.isFinite(readNumber(text) ?? Number.NaN);
}

function lowered(raised: string): string {
  return Array.from(raised, (sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '+' : String(RAISED.indexOf(sign)))).join(
    '',
  );
}

/** Reads '1/4', '1 1/2' and '½'. The fraction without the whole number before it must be below 1, because 120/80 is not a number. */
export function fraction(text: string): string | null {
  const spelled = text.replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/, (sign) => ` ${SINGLE_FRACTIONS[sign]}`).trim();
  const { whole = '0', top, bottom } = FRACTION.exec(spelled)?.groups ?? {};
  if (top === undefined || Number(top) >= Number(bottom)) return null;
  return quotient(Number(whole) * Number(bottom) + Number(top), Number(bottom));
}

/** '1/10', '1:10', '10x' and '10-fold' are the factor 10. */
function dilution(text: string): string | null {
  const factor = (DILUTED.exec(text) ?? FOLD.exec(text))?.groups?.factor;
  return factor !== undefined && isNumber(factor) ? String(readNumber(factor)) : null;
}

/** '3:1' is 3. Which of the two comes first in '1:3' nobody knows. */
function ratio(text: string): string | null {
  const { one, other } = RATIO.exec(text)?.groups ?? {};
  const [first, second] = [Number(one), Number(other)];
  return first >= second && second > 0 ? quotient(first, second) : null;
}

/** '10%' of a number from 0 to 1. */
function share(text: string, { min, max, unit }: FieldOfKind<'number'>): string | null {
  if (!text.endsWith('%') || unit !== undefined || min !== 0 || max !== 1) return null;
  const percent = text.slice(0, -1);
  if (!isNumber(percent)) return null;
  return quotient(readNumber(percent) ?? Number.NaN, 100);
}

function quotient(one: number, other: number): string {
  return plainQuotient(one / other);
}

/** Without the digits that are noise of binary fractions. */
export function plainQuotient(value: number): string {
  return String(Number(value.toPrecision(CERTAIN_DIGITS)));
}
