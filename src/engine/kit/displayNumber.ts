/**
 * Numbers in what visitors read. Values, copies and files keep the plain form, which spreadsheets and our own boxes read.
 */

/** With fewer digits a number is read at a glance. */
const LEAST_GROUPED = 5;

/**
 * Not the decimals of a number, a part of a name such as NC_005816, a range of positions such as 12345..67890, a phone number, or
 * what somebody typed or named, which is quoted.
 */
const LONG_NUMBER = /(?<![\w.,#+|“"]|[\w“"]-|\.\.[<>])[1-9]\d{4,}(?!\w|-\d|\.\.|[^“”]*”)/g;
/** A hyphen in front of a number, and after nothing that it could join to it. */
const MINUS = /(?<![\p{L}\p{N}\])%.'’“"-])-(?=\d)/gu;
/** The space before a unit, and those around the sign of a power of ten. */
const BOUND_SPACE =
  /(?<=\p{N}) (?=(?:%|°[CF]|[kmµnpf]?(?:g|L|m|M|s|mol|Da|cal|J)|[cmµ]?m[²³]|cm|lb|oz|bp|nt|aa|h|min|IU|u|K|mmHg)(?![\p{L}\p{N}]))|(?<=\p{N}) (?=× 10)|(?<=×) (?=10[⁰¹²³⁴-⁹⁻])/gu;

/** Returns the digits of a whole number in the groups in which it is read: ['12', '345']; up to four are one group. */
export function digitGroups(digits: string): readonly string[] {
  const first = digits.length < LEAST_GROUPED ? digits.length : digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
}

/**
 * Formats a whole number with narrow no-break spaces between its groups: 12 345. A comma would be the decimal mark in
 * much of the world, and our boxes refuse it as such; these spaces they read.
 */
export function grouped(value: number): string {
  return digitGroups(String(value)).join('\u202f');
}

/** Returns a sentence with grouped digits and otherwise to the letter, as messages are. */
export function withGroups(text: string): string {
  return text.replace(LONG_NUMBER, (digits) => digitGroups(digits).join('\u202f'));
}

/** Returns a sentence with grouped digits, true minus signs, and units that stay on the line of their number. */
export function withDisplayNumbers(text: string): string {
  return withGroups(text).replace(MINUS, '−').replace(BOUND_SPACE, '\u00a0');
}
