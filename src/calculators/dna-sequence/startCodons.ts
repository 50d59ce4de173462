import { GENETIC_CODES, type GeneticCodeId } from '#workers/reference/geneticCodes.ts';

/** Returns the start codons that NCBI lists for a genetic code, in its order. */
export function startCodonsOf(code: GeneticCodeId): readonly string[] {
  return [...GENETIC_CODES[code].starts].flatMap((letter, index) =>
    letter === 'M' ? [[index >> 4, (index >> 2) & 3, index & 3].map((base) => 'TCAG'.charAt(base)).join('')] : [],
  );
}

/** Joins codons for a sentence: 'TTG, CTG and ATG'. */
export function listOf(codons: readonly string[], word: 'and' | 'or' = 'and'): string {
  return codons.length === 1 ? codons.join('') : `${codons.slice(0, -1).join(', ')} ${word} ${codons.at(-1) ?? ''}`;
}
