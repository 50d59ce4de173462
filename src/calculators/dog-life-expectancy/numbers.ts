import { fixed, withNoun } from '#src/kit/format.ts';

/** Formats with a decimal only where there is one: 12, 13.5. */
export function upToOneDecimal(value: number): string {
  return fixed(value, 1).replace(/\.0$/, '');
}

/** Formats '1 year', '13.5 years'. */
export function inYears(text: string): string {
  return withNoun(text, 'year', 'years');
}

/** Formats with a sign that spreadsheets can read: +0.5, -2. */
export function signed(impact: number): string {
  return impact > 0 ? `+${impact}` : String(impact);
}
