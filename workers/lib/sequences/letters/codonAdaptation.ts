/** The codon adaptation index: how much a gene uses the codons that a reference uses most. Source: `sharpLi1987`. */
import type { GeneticCode } from '../../../kernel/geneticCode.ts';

/** A codon that the reference never uses counts as if it had been seen this often. Source: `sharpLi1987`. */
const UNSEEN = 0.5;

/**
 * The relative adaptiveness of each codon: its count in the reference over that of the most used codon of the same amino acid, above 0
 * and at most 1.
 *
 * @param reference counts in the order of the genetic code
 */
export function relativeAdaptiveness(reference: ArrayLike<number>, { aminoAcids }: GeneticCode): readonly number[] {
  const seen = [...aminoAcids].map((_, index) => reference[index] || UNSEEN);
  const most = new Map<string, number>();
  for (const [index, letter] of [...aminoAcids].entries())
    most.set(letter, Math.max(most.get(letter) ?? 0, seen[index] ?? UNSEEN));
  return [...aminoAcids].map((letter, index) => (seen[index] ?? UNSEEN) / (most.get(letter) ?? UNSEEN));
}

/**
 * The geometric mean of the adaptiveness of the codons that count; null without any.
 *
 * @param counts of the gene, in the order of the genetic code
 * @param counted whether an amino acid, or '*' for a stop, counts
 */
export function meanAdaptiveness(
  counts: ArrayLike<number>,
  adaptiveness: readonly number[],
  { aminoAcids }: GeneticCode,
  counted: (aminoAcid: string) => boolean,
): number | null {
  let logarithms = 0;
  let codons = 0;
  for (const [index, letter] of [...aminoAcids].entries()) {
    const count = counts[index] ?? 0;
    if (count === 0 || !counted(letter)) continue;
    logarithms += count * Math.log(adaptiveness[index] ?? 1);
    codons += count;
  }
  return codons === 0 ? null : Math.exp(logarithms / codons);
}

/** Whether an amino acid has more than one codon; a stop has not: those without a choice tell nothing of the usage. */
export function hasChoice(aminoAcid: string, { aminoAcids }: GeneticCode): boolean {
  return aminoAcid !== '*' && aminoAcids.indexOf(aminoAcid) !== aminoAcids.lastIndexOf(aminoAcid);
}
