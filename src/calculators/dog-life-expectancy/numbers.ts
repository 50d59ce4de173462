import { fixed, withNoun } from '#src/engine/kit/format.ts';
import { numeral, type WrittenNumber } from '#src/engine/kit/writing.ts';

/** Writes with a decimal only where there is one: 12, 13.5. */
export function upToOneDecimal(value: number): WrittenNumber {
  return numeral(fixed(value, 1).replace(/\.0$/, ''));
}

/** Formats '1 year', '13.5 years'. */
export function inYears(text: string): string {
  return withNoun(text, 'year', 'years');
}

/** Writes with a sign that spreadsheets can read: +0.5, -2. */
export function signed(impact: number): WrittenNumber {
  return numeral(impact > 0 ? `+${impact}` : String(impact));
}
