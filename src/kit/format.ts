/** Turns values into what people read. Figures keep a plain decimal point, so that they can be pasted into any tool. */
import type { IsoDate } from '#workers/contract.ts';

/** From here on `toFixed` gives up, and prints every digit with a power of ten. */
const BEYOND_FIXED = 1e21;

/**
 * `decimals` after the point; from 10²¹ on four digits: 2.688e+43. A true minus sign never stands in a figure: spreadsheets do
 * not read it.
 */
export function fixed(value: number, decimals: number): string {
  if (Math.abs(value) >= BEYOND_FIXED) return exponent(value, 3);
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** Nearer to a limit than these can tell, a number counts as on it. */
const MOST_DECIMALS = 9;

/**
 * `decimals` after the point, and as many more as it takes for the text to lie on the same side of every limit as the number:
 * below a limit of 120, 119.96 is 119.96 and not 120.0.
 */
export function fixedApart(value: number, decimals: number, limits: readonly number[]): string {
  for (let count = decimals; count <= MOST_DECIMALS; count += 1) {
    const text = fixed(value, count);
    if (limits.every((limit) => Math.sign(Number(text) - limit) === Math.sign(value - limit))) return text;
  }
  return fixed(value, decimals);
}

/** `decimals` digits after the point of the mantissa: 3.9811e-8. */
export function exponent(value: number, decimals: number): string {
  return value.toExponential(decimals);
}

/** `digits` significant digits: 4.250, 12640, and beyond 10⁻⁴ and 10⁷ as 4.250e-5. */
export function significant(value: number, digits: number): string {
  const size = Math.abs(Number(value.toPrecision(digits)));
  if (size !== 0 && (size < 1e-4 || size >= 1e7)) return value.toExponential(digits - 1);
  const text = value.toPrecision(digits);
  return text.includes('e') ? String(Number(text)) : text;
}

/** A whole number with its digits in groups, in the visitor's own manner: 48,502. For prose, not for figures. */
export function grouped(value: number): string {
  return value.toLocaleString();
}

/** A share of one as a percentage without its sign. */
export function percentOf(share: number, decimals: number): string {
  return fixed(share * 100, decimals);
}

/** A calendar day in the visitor's own manner, with its weekday: Thursday, September 12, 2024. */
export function longDate(date: IsoDate): string {
  return inStyle('long', date);
}

/** A calendar day in the visitor's own manner, for tables: Sep 12, 2024. */
export function tableDate(date: IsoDate): string {
  return inStyle('table', date);
}

/** A calendar day in the visitor's own manner, short: Sep 12. */
export function dayAndMonth(date: IsoDate): string {
  return inStyle('short', date);
}

/** Days in the visitor's own manner, from and to: Sep 7 – 17, 2024; of one day, the day. */
export function dateRange(first: IsoDate, last: IsoDate): string {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
  return first === last ? format.format(utc(first)) : format.formatRange(utc(first), utc(last));
}

/** A month of the Gregorian calendar in the visitor's own language: September 2024. */
export function monthAndYear(date: IsoDate): string {
  const options = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(undefined, options).format(utc(date));
}

/** A weekday in the visitor's own language, short: Mon. Monday is 1, Sunday is 7. */
export function weekdayName(weekday: number): string {
  // 1 January 2024 was a Monday.
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

/** Making one costs a hundred times what using it does, and a herd has many dates. */
const formats = new Map<Style, Intl.DateTimeFormat>();

function inStyle(style: Style, date: IsoDate): string {
  const format = formats.get(style) ?? new Intl.DateTimeFormat(undefined, { ...STYLES[style], timeZone: 'UTC' });
  formats.set(style, format);
  return format.format(utc(date));
}

function utc(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** '1 year', '0.5 years': a number that is text already, with its noun. For figures and workings; prose has `counted`. */
export function withNoun(text: string, one: string, many: string): string {
  return `${text} ${nounFor(text, one, many)}`;
}

/** The noun alone, as it stands after that number: the unit of a figure. */
export function nounFor(text: string, one: string, many: string): string {
  return text === '1' ? one : many;
}
