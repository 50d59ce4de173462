/** Formats pH, concentrations and their agreement on the pages of pKa. */
import { exponent, fixed } from '#src/kit/format.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { PkaResult } from '#workers/formulas/pka.ts';

type Key = ResultKey<PkaResult>;

/** Returns a figure with two decimals. */
export function plain(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 2) };
}

/** Returns a concentration in mol/L, with three significant digits and a power of ten. */
export function molar(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: exponent(value, 3), unit: 'mol/L' };
}

/** Compares two pH values as displayed, with the reason for a visible difference. */
export function agreement([one, other]: readonly [string, string], reason: string): string {
  if (one === other) return 'The two agree to two decimals.';
  return `${fixed(Math.abs(Number(one) - Number(other)), 2)} apart: ${reason}`;
}
