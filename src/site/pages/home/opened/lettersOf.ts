/** Which letters a sequence is written in, by the beginning of its text. */
import type { SeenFormat } from '#workers/streams/seenFormat.ts';

export type Letters = 'dna' | 'rna' | 'protein' | 'unsure';

/** Below so many letters, four bases may as well be amino acids. */
const FEWEST = 8;
/** Of the letters of a strand, so many are bases; the others are IUPAC letters, or mistakes. */
const MOSTLY = 0.95;

/** No nucleotide has one of these letters in IUPAC's code. */
const AMINO_ACIDS_ONLY = /[EFIJLOPQXZ*]/gi;

/** @param head beginning of a text in this format */
export function lettersOf(format: SeenFormat, head: string): Letters {
  if (format === 'fastq') return 'dna';
  if (format === 'three-letter' || format === 'uniprot') return 'protein';
  if (format === 'genbank' && /^LOCUS .*\d aa\b/.test(head)) return 'protein';
  if (format === 'genbank' && /^LOCUS .*\d bp\b/.test(head)) return 'dna';
  if (format === 'embl') return /^ID .*\bAA\.\s*$/m.test(head) ? 'protein' : 'dna';
  // The names in an alignment are letters as well.
  if (format === 'alignment') return 'unsure';
  return judged(head.replace(/^[>;].*$/gm, '').replace(/[^A-Za-z*]/g, ''));
}

function judged(letters: string): Letters {
  const bases = letters.replace(/[^ACGTUN]/gi, '').length / letters.length;
  if (letters.length >= FEWEST && bases >= MOSTLY) return /u/i.test(letters) && !/t/i.test(letters) ? 'rna' : 'dna';
  const others = letters.match(AMINO_ACIDS_ONLY)?.length ?? 0;
  return letters.length >= FEWEST && others / letters.length > 1 - MOSTLY ? 'protein' : 'unsure';
}
