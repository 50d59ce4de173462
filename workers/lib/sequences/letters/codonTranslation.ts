/**
 * Translates clean letters, including ambiguity letters: a codon whose possible readings all give the same amino acid
 * is that amino acid (GCN is alanine, TAR a stop), any other ambiguous codon is X.
 */
import { type GeneticCode, NCBI_ORDER, STOP, UNKNOWN } from '../../../kernel/geneticCode.ts';
import { baseSets, LETTER_BASES } from './ambiguousBases.ts';
import { textFromBytes } from './bytesText.ts';

/**
 * Indexed by four bits for each letter of a codon, the first letter highest: the byte of its amino acid, '*' or 'X'.
 */
export type CodonMeanings = Uint8Array;

const METHIONINE = 0x4d;

/** By byte: the bits of the bases that the letter may be; 0 for anything else. */
export const LETTER_SETS = baseSets(NCBI_ORDER);

const START = codonSets('ATG');

/** By the amino acids of a code, because codes that differ in their starts only mean the same. */
const meaningsOfCodes = new Map<string, CodonMeanings>();

/** Returns the translations of all codons in a code, built once and cached. */
export function codonMeanings({ aminoAcids }: GeneticCode): CodonMeanings {
  const made = meaningsOfCodes.get(aminoAcids);
  if (made !== undefined) return made;
  const meanings = new Uint8Array(4096).fill(UNKNOWN);
  for (let sets = 0; sets < meanings.length; sets += 1) meanings[sets] = meaningOf(sets, aminoAcids);
  meaningsOfCodes.set(aminoAcids, meanings);
  return meanings;
}

/** The same codon on the other strand: its letters from last to first, each the opposite one. */
export function oppositeCodon(sets: number): number {
  return (oppositeSet(sets & 15) << 8) | (oppositeSet((sets >> 4) & 15) << 4) | oppositeSet(sets >> 8);
}

/** In NCBI's order, T, C, A, G, opposite bases are two places apart. */
function oppositeSet(set: number): number {
  return ((set << 2) | (set >> 2)) & 15;
}

function meaningOf(sets: number, aminoAcids: string): number {
  const read = new Set<number>();
  for (let codon = 0; codon < 64; codon += 1) {
    const bases = (1 << (8 + (codon >> 4))) | (1 << (4 + ((codon >> 2) & 3))) | (1 << (codon & 3));
    if ((bases & sets) === bases) read.add(aminoAcids.charCodeAt(codon));
  }
  const [only] = read;
  return read.size === 1 && only !== undefined ? only : UNKNOWN;
}

/**
 * The amino acids of whole codons from the first letter on; letters left over are ignored.
 *
 * @param isStart the first codon is a start, which is read as methionine regardless of what it codes for within a protein
 */
export function translated(letters: Uint8Array, meanings: CodonMeanings, isStart: boolean): Uint8Array {
  const protein = new Uint8Array(Math.floor(letters.length / 3));
  for (let codon = 0; codon < protein.length; codon += 1)
    protein[codon] = meanings[setsAt(letters, 3 * codon)] as number;
  if (isStart && protein.length > 0) protein[0] = METHIONINE;
  return protein;
}

/** A protein read from a strand, as far as it was kept. */
export interface FirstProtein {
  /** Position of the start codon's first base, counted from 1; null without one. */
  readonly startPosition: number | null;
  /** Amino acids, the start's methionine included, the stop not. */
  readonly length: number;
  /** The stop codon in RNA letters; null when none was reached. */
  readonly stopCodon: string | null;
  /** The first amino acids. */
  readonly head: string;
  /** The first codons, a stop among them included. */
  readonly firstCodons: readonly ReadCodon[];
}

/** A codon as it was read: RNA letters, and the one-letter amino acid or '*' for a stop. */
export interface ReadCodon {
  readonly codon: string;
  readonly aminoAcid: string;
}

export interface ProteinReader {
  /** Reads the next slice of clean letters, cut anywhere. */
  read(letters: Uint8Array): void;
  /** True from the first stop in frame on: reading further changes nothing. */
  isFinished(): boolean;
  protein(): FirstProtein;
}

/** Number of codons kept for the working. */
export const FIRST_CODONS = 12;

/**
 * Reads from the first ATG in any frame to the first stop in its frame, or to the last whole codon.
 *
 * @param kept number of leading amino acids to keep; memory is allocated for them only
 */
export function createProteinReader(code: GeneticCode, kept: number): ProteinReader {
  const meanings = codonMeanings(code);
  const head = new Uint8Array(kept);
  /** Number of amino acids whose letters are kept. */
  const watched = Math.max(kept, FIRST_CODONS);
  const firstCodons: ReadCodon[] = [];
  let before = 0;
  let startPosition: number | null = null;
  let stopCodon: string | null = null;
  let length = 0;
  /** Twelve bits: the last three letters while searching, the open codon's letters afterwards. */
  let codon = 0;
  let lettersInCodon = 0;

  /** Consumes a whole codon. */
  function take(sets: number): void {
    const meaning = meanings[sets] as number;
    if (firstCodons.length < FIRST_CODONS) {
      firstCodons.push({ codon: codonText(sets), aminoAcid: String.fromCharCode(meaning) });
    }
    if (meaning === STOP) {
      stopCodon = codonText(sets);
      return;
    }
    if (length < kept) head[length] = meaning;
    length += 1;
  }

  /** Returns the index after the start codon, or the slice's length. */
  function search(letters: Uint8Array): number {
    const sets = LETTER_SETS;
    let window = codon;
    for (let at = 0; at < letters.length; at += 1) {
      window = ((window << 4) | (sets[letters[at] as number] as number)) & 0xfff;
      if (window !== START) continue;
      startPosition = before + at - 1;
      take(START);
      codon = 0;
      return at + 1;
    }
    codon = window;
    return letters.length;
  }

  /** Reads whole codons in a row, from an index on a codon boundary. Returns the index after the last one. */
  function translateWhole(letters: Uint8Array, from: number): number {
    const whole = from + 3 * Math.floor((letters.length - from) / 3);
    let at = from;
    let counted = 0;
    for (; at < whole && stopCodon === null && length < watched; at += 3) take(setsAt(letters, at));
    // From here on nothing but the stop matters.
    const sets = LETTER_SETS;
    for (; at < whole && stopCodon === null; at += 3) {
      const first = sets[letters[at] as number] as number;
      const second = sets[letters[at + 1] as number] as number;
      const read = (first << 8) | (second << 4) | (sets[letters[at + 2] as number] as number);
      if (meanings[read] === STOP) take(read);
      else counted += 1;
    }
    length += counted;
    return at;
  }

  function translate(letters: Uint8Array, from: number): void {
    let at = from;
    while (at < letters.length && stopCodon === null) {
      if (lettersInCodon === 0) at = translateWhole(letters, at);
      if (at === letters.length || stopCodon !== null) return;
      codon = ((codon << 4) | (LETTER_SETS[letters[at] as number] as number)) & 0xfff;
      lettersInCodon += 1;
      at += 1;
      if (lettersInCodon < 3) continue;
      lettersInCodon = 0;
      take(codon);
    }
  }

  return {
    read(letters) {
      if (stopCodon !== null) return;
      const from = startPosition === null ? search(letters) : 0;
      before += letters.length;
      if (startPosition !== null) translate(letters, from);
    },
    isFinished: () => stopCodon !== null,
    protein: () => ({
      startPosition,
      length,
      stopCodon,
      head: textFromBytes(head.subarray(0, Math.min(length, kept))),
      firstCodons: [...firstCodons],
    }),
  };
}

function setsAt(letters: Uint8Array, at: number): number {
  const first = LETTER_SETS[letters[at] as number] as number;
  const second = LETTER_SETS[letters[at + 1] as number] as number;
  return (first << 8) | (second << 4) | (LETTER_SETS[letters[at + 2] as number] as number);
}

function codonSets(codon: string): number {
  return setsAt(new TextEncoder().encode(codon), 0);
}

/** A codon in RNA letters. */
function codonText(sets: number): string {
  return [sets >> 8, (sets >> 4) & 15, sets & 15].map((set) => RNA_LETTERS[set] ?? '').join('');
}

/** By the bits of its bases: the letter. */
const RNA_LETTERS: readonly string[] = Array.from({ length: 16 }, (_, set) => {
  const letter = Object.keys(LETTER_BASES).find((each) => each !== 'T' && LETTER_SETS[each.charCodeAt(0)] === set);
  return letter ?? '';
});
