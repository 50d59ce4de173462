import { fixed, fixedApart } from '#src/kit/format.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';

type Key = ResultKey<ProteinSynthesisResult>;

/** Returns a figure with that many decimals. */
export function number(field: Key, label: string, value: number | null, decimals: number): Figure<Key> {
  return { field, label, value, text: value === null ? 'not defined' : fixed(value, decimals) };
}

/** An isoelectric point. */
export function point(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? 'outside 0 to 14' : fixed(value, 2) };
}

/**
 * Formats a percentage without its sign: one decimal, and as many more as distinguish one residue from none and all but
 * one from all.
 */
export function percentText(percent: number): string {
  return fixedApart(percent, 1, [0, 100]);
}

/** Returns a share of the residues, and the letters that count toward it. */
export function percent(field: Key, label: string, value: number, members: string): Figure<Key> {
  return { field, label, value, text: percentText(value), unit: '%', note: members };
}
