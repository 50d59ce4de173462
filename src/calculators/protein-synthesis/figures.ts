import { fixed, fixedApart } from '#src/kit/format.ts';
import type { Figure } from '#src/kit/presentation.ts';

/** A figure with so many decimals. */
export function number(field: string, label: string, value: number | null, decimals: number): Figure {
  return { field, label, value, text: value === null ? 'not defined' : fixed(value, decimals) };
}

/** An isoelectric point. */
export function point(field: string, label: string, value: number | null): Figure {
  return { field, label, value, text: value === null ? 'outside 0 to 14' : fixed(value, 2) };
}

/** A percentage without its sign: one decimal, and as many more as tell one residue from none and all but one from all. */
export function percentText(percent: number): string {
  return fixedApart(percent, 1, [0, 100]);
}

/** A share of the residues, and the letters it counts. */
export function percent(field: string, label: string, value: number, members: string): Figure {
  return { field, label, value, text: percentText(value), unit: '%', note: members };
}
