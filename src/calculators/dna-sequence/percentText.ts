import { fixedApart } from '#src/kit/format.ts';

/**
 * Formats a percentage without its sign: two decimals, and as many more as distinguish one base from none and all but
 * one from all.
 */
export function percentText(percent: number): string {
  return fixedApart(percent, 2, [0, 100]);
}
