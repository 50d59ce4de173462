/** How a degree of dissociation or protonation is written. */
import { fixed, significant } from '#src/kit/format.ts';

/** Percent below which two decimals leave fewer than two digits. */
const SMALL = 0.1;

/** Two decimals, of a small degree three significant digits: 1.31, 0.00101. In percent, 0 to 100. */
export function degreeText(percent: number): string {
  return percent > 0 && percent < SMALL ? significant(percent, 3) : fixed(percent, 2);
}
