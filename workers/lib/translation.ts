/** Reading a strand as a protein, byte by byte, with nothing kept but the codon at hand and the letters asked for. */
import { STANDARD_CODE, START_CODON, STOP } from '../reference/codons.ts';
import { asciiText } from './letterWindow.ts';

/** A codon as it was read: RNA letters, and the one-letter amino acid or '*' for a stop. */
export interface ReadCodon {
  readonly codon: string;
  readonly aminoAcid: string;
}

/** What has been read so far. */
export interface Reading {
  /** Position of the start codon's first base, counted from 1; null until one is found. */
  readonly startPosition: number | null;
  /** Amino acids, the start's methionine included, the stop not. */
  readonly length: number;
  /** The stop codon in RNA letters; null until one is reached. */
  readonly stopCodon: string | null;
  /** The amino acids of the window asked for. */
  readonly letters: string;
  /** The first codons, a stop among them included. */
  readonly firstCodons: readonly ReadCodon[];
}

export interface Translator {
  /** Reads on; what is not A, C, G, T or U in either case is passed over. */
  read(bytes: Uint8Array): void;
  /** True from the first stop in frame on: reading further changes nothing. */
  isFinished(): boolean;
  /** Amino acids so far. */
  length(): number;
  reading(): Reading;
}

const FIRST_CODONS = 12;

/** In the order of the two bits that stand for each base. */
const BASES = 'UCAG';
const NO_BASE = 4;

/** By byte value: 0 to 3 for U (or T), C, A, G, and 4 for everything else. */
const BASE_INDEX = new Uint8Array(256).fill(NO_BASE);
for (const [index, letters] of ['UuTt', 'Cc', 'Aa', 'Gg'].entries()) {
  for (const letter of letters) BASE_INDEX[letter.charCodeAt(0)] = index;
}

/** By codon index: the byte of the amino acid's letter. */
const AMINO_ACIDS = new Uint8Array(64);
for (const [codon, aminoAcid] of Object.entries(STANDARD_CODE)) {
  AMINO_ACIDS[codonIndex(codon)] = aminoAcid.charCodeAt(0);
}

const START_INDEX = codonIndex(START_CODON);
const STOP_BYTE = STOP.charCodeAt(0);

/**
 * Translates from the first AUG in any frame to the first stop in its frame, or to the last whole codon, by the
 * standard code.
 *
 * @param from first amino acid of the window to keep, counted from 0
 * @param to end of the window (exclusive); memory of `to - from` bytes is taken
 */
export function createTranslator(from: number, to: number): Translator {
  const first = Math.max(0, from);
  const kept = new Uint8Array(Math.max(0, to - first));
  const firstIndices: number[] = [];
  let position = 0;
  let startPosition: number | null = null;
  let stopIndex: number | null = null;
  let length = 0;
  // The last three bases, two bits each. The three U that it starts with cannot be mistaken for part of an AUG.
  let codon = 0;
  let basesInCodon = 0;

  function take(index: number): void {
    if (firstIndices.length < FIRST_CODONS) firstIndices.push(index);
    const letter = AMINO_ACIDS[index] as number;
    if (letter === STOP_BYTE) {
      stopIndex = index;
      return;
    }
    if (length >= first && length < to) kept[length - first] = letter;
    length += 1;
  }

  return {
    read(bytes) {
      for (let at = 0; at < bytes.length && stopIndex === null; at += 1) {
        const base = BASE_INDEX[bytes[at] as number] as number;
        if (base === NO_BASE) continue;
        position += 1;
        codon = ((codon << 2) | base) & 63;
        if (startPosition === null) {
          if (codon !== START_INDEX) continue;
          startPosition = position - 2;
          take(codon);
        } else {
          basesInCodon += 1;
          if (basesInCodon < 3) continue;
          basesInCodon = 0;
          take(codon);
        }
      }
    },
    isFinished: () => stopIndex !== null,
    length: () => length,
    reading: () => ({
      startPosition,
      length,
      stopCodon: stopIndex === null ? null : codonText(stopIndex),
      letters: asciiText(kept.subarray(0, Math.max(0, Math.min(length - first, kept.length)))),
      firstCodons: firstIndices.map((index) => ({
        codon: codonText(index),
        aminoAcid: String.fromCharCode(AMINO_ACIDS[index] as number),
      })),
    }),
  };
}

function codonIndex(codon: string): number {
  return [...codon].reduce((index, base) => index * 4 + BASES.indexOf(base), 0);
}

function codonText(index: number): string {
  return [index >> 4, (index >> 2) & 3, index & 3].map((base) => BASES.charAt(base)).join('');
}
