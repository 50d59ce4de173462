/** How the pages of pKa write pH, concentrations and their agreement. */
import { exponent, fixed } from '#src/kit/format.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { PkaResult } from '#workers/formulas/pka.ts';

type Key = ResultKey<PkaResult>;

/** Two decimals. */
export function plain(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 2) };
}

/** mol/L, three significant digits and a power of ten. */
export function molar(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: exponent(value, 3), unit: 'mol/L' };
}

/** How two pH compare as printed, and why if it can be seen. */
export function agreement([one, other]: readonly [string, string], reason: string): string {
  if (one === other) return 'The two agree to two decimals.';
  return `${fixed(Math.abs(Number(one) - Number(other)), 2)} apart: ${reason}`;
}
