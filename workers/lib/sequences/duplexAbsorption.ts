/**
 * Absorption of double-stranded DNA at 260 nm by its sequence.
 *
 *   h = 0.287·(share of A·T pairs) + 0.059·(share of G·C pairs)
 *   ε = (1 − h)·(ε of one strand + ε of the other)
 *
 * Sources: `tataurov2008`; `cantor1970` of the strands.
 */
import { HYPOCHROMICITY_260 } from '../../reference/hypochromicity.ts';
import { strandAbsorption } from './absorption260.ts';

const OPPOSITE: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };

/**
 * The molar absorption coefficient at 260 nm of a strand with its complement, per mol of duplexes per liter and cm; null with other letters, and
 * without any.
 *
 * @param bases of one strand: A, C, G and T in capitals, 5′ to 3′
 */
export function duplexAbsorption(bases: string): number | null {
  const one = strandAbsorption(bases);
  let opposite = '';
  let strong = 0;
  for (let at = bases.length - 1; at >= 0; at -= 1) {
    const base = bases.charAt(at);
    opposite += OPPOSITE[base] ?? '';
    if (base === 'C' || base === 'G') strong += 1;
  }
  const other = strandAbsorption(opposite);
  if (one === null || other === null) return null;
  const gc = strong / bases.length;
  return (1 - HYPOCHROMICITY_260.AT * (1 - gc) - HYPOCHROMICITY_260.GC * gc) * (one + other);
}
