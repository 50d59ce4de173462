/** Formats values for people. Figures keep a plain decimal point, so that they can be pasted into any tool. */
import type { IsoDate } from '#workers/contract.ts';
import { grouped } from './displayNumber.ts';

/** From here on `toFixed` returns exponent notation with every digit. */
const BEYOND_FIXED = 1e21;

/**
 * Formats with `decimals` after the point; from 10²¹ on with four digits: 2.688e+43. Figures use a hyphen as minus,
 * because spreadsheets do not parse a true minus sign.
 */
export function fixed(value: number, decimals: number): string {
  if (Math.abs(value) >= BEYOND_FIXED) return exponent(value, 3);
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** Most decimals tried: a number nearer to a limit than these can show counts as equal to it. */
const MOST_DECIMALS = 9;

/**
 * Formats with `decimals` after the point, or as many more as it takes for the text to lie on the same side of every
 * limit as the number: below a limit of 120, 119.96 is 119.96 and not 120.0.
 */
export function fixedApart(value: number, decimals: number, limits: readonly number[]): string {
  for (let count = decimals; count <= MOST_DECIMALS; count += 1) {
    const text = fixed(value, count);
    if (limits.every((limit) => Math.sign(Number(text) - limit) === Math.sign(value - limit))) return text;
  }
  return fixed(value, decimals);
}

/** Formats in exponent notation, with `decimals` digits after the point: 3.9811e-8. */
export function exponent(value: number, decimals: number): string {
  return value.toExponential(decimals);
}

/** Formats with `digits` significant digits: 4.250, 12640, and beyond 10⁻⁴ and 10⁷ as 4.250e-5. */
export function significant(value: number, digits: number): string {
  const size = Math.abs(Number(value.toPrecision(digits)));
  if (size !== 0 && (size < 1e-4 || size >= 1e7)) return value.toExponential(digits - 1);
  const text = value.toPrecision(digits);
  return text.includes('e') ? String(Number(text)) : text;
}

/** Formats with up to `digits` significant digits and without zeros at the end: 36, 77.7778, 1.5e-9. */
export function short(value: number, digits = 6): string {
  return String(Number(value.toPrecision(digits)));
}

/** Formats a fraction as a percentage, without the percent sign. */
export function percentOf(share: number, decimals: number): string {
  return fixed(share * 100, decimals);
}

/** Formats a calendar day in the visitor's locale, with its weekday: Thursday, September 12, 2024. */
export function longDate(date: IsoDate): string {
  return inStyle('long', date);
}

/** Formats a calendar day in the visitor's locale, for tables: Sep 12, 2024. */
export function tableDate(date: IsoDate): string {
  return inStyle('table', date);
}

/** Formats a calendar day in the visitor's locale, without the year: Sep 12. */
export function dayAndMonth(date: IsoDate): string {
  return inStyle('short', date);
}

/** Formats a range of days in the visitor's locale: Sep 7 – 17, 2024; a range of one day as that day. */
export function dateRange(first: IsoDate, last: IsoDate): string {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
  return first === last ? format.format(utc(first)) : format.formatRange(utc(first), utc(last));
}

/** Formats a month of the Gregorian calendar in the visitor's language: September 2024. */
export function monthAndYear(date: IsoDate): string {
  const options = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(undefined, options).format(utc(date));
}

/** Formats a weekday in the visitor's language, short: Mon. Monday is 1, Sunday is 7. */
export function weekdayName(weekday: number): string {
  // January 1, 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' }).format(day);
}

/** 'one species', '3 species': a count with its noun. */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

const STYLES = {
  long: { dateStyle: 'full' },
  table: { dateStyle: 'medium' },
  short: { month: 'short', day: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;
type Style = keyof typeof STYLES;

/** Creating a format costs a hundred times as much as using it, and a herd has many dates. */
const formats = new Map<Style, Intl.DateTimeFormat>();

function inStyle(style: Style, date: IsoDate): string {
  const format = formats.get(style) ?? new Intl.DateTimeFormat(undefined, { ...STYLES[style], timeZone: 'UTC' });
  formats.set(style, format);
  return format.format(utc(date));
}

function utc(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/**
 * '1 year', '0.5 years': a number that is already text, with its noun. For figures and workings; prose uses `counted`.
 */
export function withNoun(text: string, one: string, many: string): string {
  return `${text} ${nounFor(text, one, many)}`;
}

/** Returns the noun alone, in the form that follows that number: the unit of a figure. */
export function nounFor(text: string, one: string, many: string): string {
  return text === '1' ? one : many;
}
