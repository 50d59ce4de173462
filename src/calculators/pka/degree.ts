/** Formats a degree of dissociation or protonation. */
import { fixed, significant } from '#src/kit/format.ts';

/** In percent; below it, two decimals show fewer than two digits. */
const SMALL = 0.1;

/** Formats with two decimals, a small degree with three significant digits: 1.31, 0.00101. In percent, 0 to 100. */
export function degreeText(percent: number): string {
  return percent > 0 && percent < SMALL ? significant(percent, 3) : fixed(percent, 2);
}
