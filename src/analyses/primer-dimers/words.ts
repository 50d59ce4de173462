/** How the figures of primers read. */
import { fixed } from '#src/kit/format.ts';

/** @param tm °C; null: none above absolute zero */
export function celsius(tm: number | null): string {
  return tm === null ? 'no temperature' : `${fixed(tm, 1)} °C`;
}

/** One number, or the lowest and the highest. */
export function rangeText(range: { readonly lowest: number; readonly highest: number }, decimals: number): string {
  const [lowest, highest] = [fixed(range.lowest, decimals), fixed(range.highest, decimals)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}
