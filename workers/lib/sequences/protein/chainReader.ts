/**
 * Reads a text as one chain of amino acids, slice by slice: a protein as written, or the protein that a strand of DNA
 * or RNA codes for. Keeps a histogram of residues, one of neighboring pairs, the two ends, and the letters of a window.
 */
import { WHITE_SPACE } from '../../../kernel/alphabets.ts';
import { createCodonReader } from '../../../kernel/codonReader.ts';
import { type GeneticCode, NCBI_ORDER } from '../../../kernel/geneticCode.ts';
import { AMINO_ACID_LETTERS, type AminoAcid } from '../../../reference/aminoAcids.ts';
import { START_CODON } from '../../../reference/codons.ts';
import { GENETIC_CODES, STANDARD_CODE_ID } from '../../../reference/geneticCodes.ts';
import { textFromBytes } from '../letters/bytesText.ts';
import { FIRST_CODONS, type ReadCodon } from '../letters/codonTranslation.ts';
import { frameRules } from '../letters/frameStarts.ts';
import { createNeighbourCounter } from './instabilityIndex.ts';
import type { Composition } from './proteinProperties.ts';

export const CHAIN_TEXTS = ['DNA', 'RNA', 'PROTEIN'] as const;
export type ChainText = (typeof CHAIN_TEXTS)[number];

/** Amino acids `from` (inclusive) to `to` (exclusive), counted from 0. */
export interface ChainWindow {
  readonly from: number;
  readonly to: number;
}

export interface Chain {
  /** Amino acids, at least 1. */
  readonly length: number;
  readonly composition: Composition;
  readonly first: AminoAcid;
  readonly last: AminoAcid;
  /** Null for a single amino acid. */
  readonly instabilityIndex: number | null;
  /** The amino acids of the window. */
  readonly letters: string;
  /** How a gene was read; null for a protein as written. */
  readonly reading: GeneReading | null;
}

export interface GeneReading {
  /** Position of the start codon's first base, counted from 1. */
  readonly startPosition: number;
  /** In RNA letters; null when the strand ends before one. */
  readonly stopCodon: string | null;
  /** The first codons, including the stop if it is among them. */
  readonly firstCodons: readonly ReadCodon[];
}

export interface ChainReader {
  /**
   * Reads the next slice: letters in either case; ASCII white space is skipped.
   *
   * @returns the index of the first byte that is neither, or the length
   */
  read(bytes: Uint8Array): number;
  /** Letters of the text so far, including those before a start codon and after a stop codon. */
  lettersRead(): number;
  /** Amino acids so far. */
  length(): number;
  /** The chain so far; null while it has no amino acid. */
  chain(): Chain | null;
}

/**
 * @param window letters to keep; memory is allocated only for letters that exist
 * @param code of a strand; its chain begins at ATG in every code
 */
export function createChainReader(
  text: ChainText,
  window: ChainWindow,
  code: GeneticCode = GENETIC_CODES[STANDARD_CODE_ID],
): ChainReader {
  const clean = createCleaner(LETTER_TABLES[text]);
  const residues = collectResidues(window);
  const gene = text === 'PROTEIN' ? null : createGeneReader(code);
  return {
    read(bytes) {
      const { letters, end } = clean.read(bytes);
      residues.take(gene === null ? letters : gene.read(letters));
      return end;
    },
    lettersRead: clean.lettersRead,
    length: residues.length,
    chain: () => residues.chain(gene?.reading() ?? null),
  };
}

/** Class of a byte that is not a letter; letters map to their upper case. */
const SPACE = 0;
const FOREIGN = 1;

const LETTER_TABLES: Readonly<Record<ChainText, Uint8Array>> = {
  DNA: letterTable('ATGC'),
  RNA: letterTable('AUGC'),
  PROTEIN: letterTable(AMINO_ACID_LETTERS.join('')),
};

function letterTable(alphabet: string): Uint8Array {
  const table = new Uint8Array(256).fill(FOREIGN);
  for (const space of WHITE_SPACE) table[space] = SPACE;
  for (const letter of alphabet) {
    table[letter.charCodeAt(0)] = letter.charCodeAt(0);
    table[letter.toLowerCase().charCodeAt(0)] = letter.charCodeAt(0);
  }
  return table;
}

/** Extracts the letters from slices, in upper case. */
function createCleaner(table: Uint8Array) {
  let letters = new Uint8Array(0);
  let read = 0;
  return {
    /** The letters before the first foreign byte, valid until the next slice is read, and that byte's index. */
    read(bytes: Uint8Array): { readonly letters: Uint8Array; readonly end: number } {
      if (letters.length < bytes.length) letters = new Uint8Array(bytes.length);
      let written = 0;
      let at = 0;
      for (; at < bytes.length; at += 1) {
        const value = table[bytes[at] as number] as number;
        if (value === FOREIGN) break;
        // Write unconditionally: without a branch, ragged lines cost nothing.
        letters[written] = value;
        written += value === SPACE ? 0 : 1;
      }
      read += written;
      return { letters: letters.subarray(0, written), end: at };
    },
    lettersRead: () => read,
  };
}

function inCode(codon: string, { aminoAcids }: GeneticCode): ReadCodon {
  const index = [...codon.replaceAll('U', 'T')].reduce((sum, base) => 4 * sum + NCBI_ORDER.indexOf(base), 0);
  return { codon, aminoAcid: aminoAcids[index] ?? '' };
}

/** From the first AUG in any frame to the first stop in its frame, or to the last whole codon. */
function createGeneReader(code: GeneticCode) {
  const codons = createCodonReader(frameRules(code, 'atg').code);
  let protein = new Uint8Array(0);
  let before = 0;
  /** The first bases from the start codon on, enough for the listed codons. */
  let head = '';

  function keepHead(letters: Uint8Array, startPosition: number): void {
    if (head === '') head = START_CODON;
    const from = Math.max(0, startPosition + head.length - 1 - before);
    const wanted = letters.subarray(from, from + FIRST_CODONS * 3 - head.length);
    head += String.fromCharCode(...wanted).replaceAll('T', 'U');
  }

  return {
    /** The amino acids, valid until the next slice is read. */
    read(letters: Uint8Array): Uint8Array {
      const room = Math.ceil(letters.length / 3) + 1;
      if (protein.length < room) protein = new Uint8Array(room);
      const written = codons.read(letters, protein);
      const { startPosition } = codons.progress();
      if (startPosition !== null && head.length < FIRST_CODONS * 3) keepHead(letters, startPosition);
      before += letters.length;
      return protein.subarray(0, written);
    },
    reading(): GeneReading | null {
      const { startPosition, stopCodon, length } = codons.progress();
      if (startPosition === null) return null;
      const read = (length + (stopCodon === null ? 0 : 1)) * 3;
      const firstCodons = head.slice(0, read).match(/.{3}/g) ?? [];
      return { startPosition, stopCodon, firstCodons: firstCodons.map((codon) => inCode(codon, code)) };
    },
  };
}

/** Counts amino acids and keeps those of a window. */
function collectResidues({ from, to }: ChainWindow) {
  const counts = new Float64Array(256);
  const neighbours = createNeighbourCounter();
  let length = 0;
  let first = 0;
  let last = 0;
  let letters = '';
  return {
    length: () => length,
    take(aminoAcids: Uint8Array): void {
      if (aminoAcids.length === 0) return;
      for (let at = 0; at < aminoAcids.length; at += 1) {
        const byte = aminoAcids[at] as number;
        counts[byte] = (counts[byte] as number) + 1;
      }
      neighbours.take(aminoAcids);
      if (length === 0) first = aminoAcids[0] as number;
      last = aminoAcids[aminoAcids.length - 1] as number;
      const [start, end] = [Math.max(0, from - length), Math.max(0, to - length)];
      if (start < end && start < aminoAcids.length) letters += textFromBytes(aminoAcids.subarray(start, end));
      length += aminoAcids.length;
    },
    chain(reading: GeneReading | null): Chain | null {
      if (length === 0) return null;
      return {
        length,
        composition: compositionOf(counts),
        first: letterOf(first),
        last: letterOf(last),
        instabilityIndex: neighbours.instabilityIndex(),
        letters,
        reading,
      };
    },
  };
}

function compositionOf(counts: Float64Array): Composition {
  const entries = AMINO_ACID_LETTERS.map((letter) => [letter, counts[letter.charCodeAt(0)] as number] as const);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

/** Both readers return only letters of amino acids. */
function letterOf(byte: number): AminoAcid {
  return String.fromCharCode(byte) as AminoAcid;
}
