/**
 * Absorption of single strands at 260 nm by their sequence.
 *
 *   ε = Σ ε of neighboring pairs − Σ ε of all nucleotides but the first and the last
 *
 * Sources: `cantor1970` (DNA), `puglisiTinoco1989` (RNA).
 */
import { ABSORPTION_260 } from '../../reference/absorption260.ts';

export type NucleicAcid = keyof typeof ABSORPTION_260;

/** Thousands per mol/L and cm in one. */
const THOUSANDS = 1000;

/**
 * The molar absorption coefficient at 260 nm, per mol/L and cm; null with other letters, and without any.
 *
 * @param bases A, C, G and T, or U in RNA, in capitals, 5′ to 3′
 */
export function strandAbsorption(bases: string, nucleicAcid: NucleicAcid = 'DNA'): number | null {
  const single: Readonly<Record<string, number>> = ABSORPTION_260[nucleicAcid].single;
  const pairs: Readonly<Record<string, number>> = ABSORPTION_260[nucleicAcid].pairs;
  const letters = [...bases];
  if (letters.length === 0 || letters.some((base) => single[base] === undefined)) return null;
  if (letters.length === 1) return THOUSANDS * (single[bases] ?? 0);
  let sum = 0;
  for (let at = 1; at < letters.length; at += 1) {
    sum += pairs[bases.slice(at - 1, at + 1)] ?? 0;
    if (at > 1) sum -= single[letters[at - 1] ?? ''] ?? 0;
  }
  return THOUSANDS * sum;
}
