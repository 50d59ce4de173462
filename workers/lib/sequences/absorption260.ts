/**
 * Absorption of single-stranded DNA at 260 nm by its sequence.
 *
 *   ε = Σ ε of neighboring pairs − Σ ε of all nucleotides but the first and the last
 *
 * Source: `cantor1970`.
 */
import { ABSORPTION_260 } from '../../reference/absorption260.ts';

const SINGLE: Readonly<Record<string, number>> = ABSORPTION_260.single;
const PAIRS: Readonly<Record<string, number>> = ABSORPTION_260.pairs;

/** Thousands per mol/L and cm in one. */
const THOUSANDS = 1000;

/**
 * The molar absorption coefficient at 260 nm, per mol/L and cm; null with other letters, and without any.
 *
 * @param bases A, C, G and T in capitals, 5′ to 3′
 */
export function strandAbsorption(bases: string): number | null {
  if (!/^[ACGT]+$/.test(bases)) return null;
  if (bases.length === 1) return THOUSANDS * (SINGLE[bases] ?? 0);
  let sum = 0;
  for (let at = 1; at < bases.length; at += 1) {
    sum += PAIRS[bases.slice(at - 1, at + 1)] ?? 0;
    if (at > 1) sum -= SINGLE[bases[at - 1] ?? ''] ?? 0;
  }
  return THOUSANDS * sum;
}
