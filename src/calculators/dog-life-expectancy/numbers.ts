import { fixed, withNoun } from '#src/kit/format.ts';

/** 12, 13.5: a decimal only where there is one. */
export function upToOneDecimal(value: number): string {
  return fixed(value, 1).replace(/\.0$/, '');
}

/** 1 year, 13.5 years. */
export function inYears(text: string): string {
  return withNoun(text, 'year', 'years');
}

/** +0.5, -2. A sign that spreadsheets read. */
export function signed(impact: number): string {
  return impact > 0 ? `+${impact}` : String(impact);
}
