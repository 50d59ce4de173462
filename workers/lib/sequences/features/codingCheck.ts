/** Compares the translation of a coding sequence with the one that its entry gives. */
import type { GeneticCode } from '../../../kernel/geneticCode.ts';
import { textFromBytes } from '../letters/bytesText.ts';
import { codonMeanings, translated } from '../letters/codonTranslation.ts';
import type { CodingExceptions } from './codingExceptions.ts';
import { isListedStart } from './regionTranslation.ts';

export interface CodingRules {
  readonly code: GeneticCode;
  /** 1, 2 or 3: the letter at which the first codon begins. */
  readonly codonStart: number;
  /** The coding sequence begins at its start codon, which gives methionine. */
  readonly beginsAtStart: boolean;
  /** Codons that the entry reads otherwise. Absent: none. */
  readonly exceptions?: CodingExceptions;
}

/** The amino acids of a coding sequence, without the stop at its end. */
export function codingProtein(
  letters: Uint8Array,
  { code, codonStart, beginsAtStart, exceptions }: CodingRules,
): string {
  const read = letters.subarray(codonStart - 1);
  const isStart = beginsAtStart && codonStart === 1 && isListedStart(read, code);
  const protein = translated(read, codonMeanings(code), isStart);
  for (const [codon, aminoAcid] of exceptions ?? [])
    if (codon < protein.length) protein[codon] = aminoAcid.charCodeAt(0);
  return textFromBytes(protein).replace(/\*$/, '');
}

/**
 * The amino acid of the two letters that are left over behind the last whole codon, where any third letter gives the same; empty
 * otherwise. Entries give it at an incomplete end.
 */
export function incompleteLast(letters: Uint8Array, { code, codonStart }: CodingRules): string {
  const read = letters.subarray(codonStart - 1);
  if (read.length % 3 !== 2) return '';
  const codon = Uint8Array.of(...read.subarray(-2), ANY);
  const aminoAcid = textFromBytes(translated(codon, codonMeanings(code), false));
  return /[X*]/.test(aminoAcid) ? '' : aminoAcid;
}

/** N. */
const ANY = 0x4e;

/** Where two proteins differ. */
export interface CodingDifference {
  /** Amino acid, counted from 1. */
  readonly at: number;
  /** The amino acids there; empty behind the end. */
  readonly translated: string;
  readonly given: string;
}

/** The first difference; null where the two are the same. */
export function firstDifference(protein: string, given: string): CodingDifference | null {
  const longer = Math.max(protein.length, given.length);
  for (let at = 0; at < longer; at += 1) {
    if (protein[at] === given[at]) continue;
    return { at: at + 1, translated: protein[at] ?? '', given: given[at] ?? '' };
  }
  return null;
}
