/** Whether letters are those of DNA, RNA or a protein, by which letters there are. */
import { type SeenFormat, seenFormat } from '../../../streams/seenFormat.ts';

export type LettersKind = 'dna' | 'rna' | 'protein';

/** Fewer letters than these tell nothing. */
const FEWEST = 10;
/** Amino acids whose letters are not used for nucleic acids, not even as ambiguity letters. */
const ONLY_AMINO_ACIDS = /[EFILPQ]/;

/** Formats whose beginning is letters, for the most part. */
const LETTERS_SEEN: readonly SeenFormat[] = ['plain', 'fasta', 'numbered'];

/** Whether a text of this format begins with letters, perhaps under a header. */
export function isTextOfLetters(seen: SeenFormat): boolean {
  return LETTERS_SEEN.includes(seen);
}

/** The first line of an entry that counts amino acids: GenPept, EMBL, UniProt. */
const PROTEIN_ENTRY = /^(?:LOCUS\s+\S+\s+\d+\s+aa\b|ID {3}[^\r\n]*\b\d+ AA\.)/;

/** The same of a text whose format may be any. */
export function kindOfText(head: string): LettersKind | null {
  if (PROTEIN_ENTRY.test(head)) return 'protein';
  return isTextOfLetters(seenFormat(head)) ? kindOfLetters(head) : null;
}

/** @param head the beginning of a text; header lines are passed over. Null where it could be any, or none. */
function kindOfLetters(head: string): LettersKind | null {
  const lines = head.split(/\r\n?|\n/).filter((line) => !/^\s*[>;]/.test(line));
  const letters = lines
    .join('')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  if (letters.length < FEWEST) return null;
  if (/^[ACGTUN]+$/.test(letters)) return nucleicAcid(letters);
  const bases = letters.replace(/[^ACGTUN]/g, '').length;
  const isProtein = /^[A-IK-Z]+$/.test(letters) && ONLY_AMINO_ACIDS.test(letters) && 4 * bases < 3 * letters.length;
  return isProtein ? 'protein' : null;
}

function nucleicAcid(letters: string): LettersKind | null {
  if (letters.includes('U')) return letters.includes('T') ? null : 'rna';
  return letters.includes('T') ? 'dna' : null;
}
