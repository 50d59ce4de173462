/** How a degree of dissociation or protonation is written. In percent, 0 to 100. */
import { fixed, significant } from '#src/kit/format.ts';

/** Below this two decimals leave fewer than two digits. */
const SMALL = 0.1;
/** A rest below this is lost in rounding. */
const KNOWN_REST = 1e-9;

/** Two decimals, of a small degree three significant digits: 1.31, 0.00101. */
export function degreeText(percent: number): string {
  return percent > 0 && percent < SMALL ? significant(percent, 3) : fixed(percent, 2);
}

/** What is left over where the degree reads as 100 and is less. */
export function degreeNote(percent: number): { readonly note?: string } {
  if (percent === 100 || degreeText(percent) !== '100.00') return {};
  const rest = 100 - percent;
  return { note: `All but ${rest < KNOWN_REST ? 'less than 1e-9' : significant(rest, 3)} %.` };
}
