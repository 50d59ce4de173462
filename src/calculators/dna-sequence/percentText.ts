import { fixedApart } from '#src/kit/format.ts';

/** A percentage without its sign: two decimals, and as many more as tell one base from none and all but one from all. */
export function percentText(percent: number): string {
  return fixedApart(percent, 2, [0, 100]);
}
