import { fixed, fixedApart } from '#src/kit/format.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';

type Key = ResultKey<ProteinSynthesisResult>;

/** A figure with so many decimals. */
export function number(field: Key, label: string, value: number | null, decimals: number): Figure<Key> {
  return { field, label, value, text: value === null ? 'not defined' : fixed(value, decimals) };
}

/** An isoelectric point. */
export function point(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? 'outside 0 to 14' : fixed(value, 2) };
}

/** A percentage without its sign: one decimal, and as many more as tell one residue from none and all but one from all. */
export function percentText(percent: number): string {
  return fixedApart(percent, 1, [0, 100]);
}

/** A share of the residues, and the letters it counts. */
export function percent(field: Key, label: string, value: number, members: string): Figure<Key> {
  return { field, label, value, text: percentText(value), unit: '%', note: members };
}
