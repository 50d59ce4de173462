/**
 * Reads one protein from a strand: finds the first start codon in any frame and translates from it to the first stop.
 * Plain TypeScript for both kernels: in most sequences the search ends after a few hundred bases, and then three
 * look-ups per amino acid are as fast as writing the protein.
 */
import { BASE_BITS, codonTables, codonText, FORWARD_START, type GeneticCode, STOP, UNKNOWN } from './geneticCode.ts';

export interface CodonReader {
  /**
   * Reads the next slice and writes amino acids to the start of `protein`, including the start codon's, excluding the
   * stop. Reads nothing after the stop.
   *
   * @param letters clean letters; a slice may be cut anywhere
   * @param protein must have room for a third of the letters plus one
   * @returns how many amino acids were written
   */
  read(letters: Uint8Array, protein: Uint8Array): number;
  progress(): CodonReaderProgress;
}

export interface CodonReaderProgress {
  readonly phase: 'searching' | 'reading' | 'stopped';
  /** Position of the start codon's first base, counted from 1; null until it is found. */
  readonly startPosition: number | null;
  /** Number of amino acids so far. */
  readonly length: number;
  /** In RNA letters; null until it is reached. */
  readonly stopCodon: string | null;
}

/**
 * Mask that keeps a codon's first two bases (low four bits) and the NO_BASE marks above them until they are shifted
 * out.
 */
const CARRIED = 0x14f;
/** Three NO_BASE marks: nothing has been read. */
const EMPTY = 0x540;

export function createCodonReader(code: GeneticCode): CodonReader {
  const { forward, events } = codonTables(code);
  // Index of a codon with a NO_BASE anywhere: 64 to 64 · 21.
  const aminoAcids = new Uint8Array(64 * 21 + 1).fill(UNKNOWN);
  aminoAcids.set(forward);

  let phase: CodonReaderProgress['phase'] = 'searching';
  /** Letters read before this slice. */
  let before = 0;
  let startPosition: number | null = null;
  let stopCodon: string | null = null;
  let length = 0;
  /** The current codon and the number of its letters read. */
  let codon = EMPTY;
  let lettersInCodon = 0;

  /** Returns the index after the start codon, or the slice's length. */
  function search(letters: Uint8Array): number {
    const baseBits = BASE_BITS;
    let window = codon;
    for (let at = 0; at < letters.length; at += 1) {
      window = ((window & CARRIED) << 2) | (baseBits[letters[at] as number] as number);
      if (window < 64 && ((events[window] as number) & FORWARD_START) !== 0) {
        phase = 'reading';
        startPosition = before + at - 1;
        codon = window;
        lettersInCodon = 3;
        return at + 1;
      }
    }
    codon = window;
    return letters.length;
  }

  /** Consumes the current codon. Returns false when it is a stop. */
  function take(index: number, protein: Uint8Array, written: number): boolean {
    const aminoAcid = aminoAcids[index] as number;
    if (aminoAcid === STOP) {
      phase = 'stopped';
      stopCodon = codonText(index);
      return false;
    }
    if (written >= protein.length) throw new RangeError('The protein has no room for another amino acid');
    protein[written] = aminoAcid;
    return true;
  }

  function translate(letters: Uint8Array, from: number, protein: Uint8Array): number {
    const baseBits = BASE_BITS;
    let at = from;
    let written = 0;
    for (;;) {
      while (lettersInCodon < 3 && at < letters.length) {
        codon = codon * 4 + (baseBits[letters[at] as number] as number);
        lettersInCodon += 1;
        at += 1;
      }
      if (lettersInCodon < 3) return written;
      if (!take(codon, protein, written)) return written;
      written += 1;
      // Fast path: whole codons in a row, with no state between them.
      for (; at + 3 <= letters.length; at += 3, written += 1) {
        const first = baseBits[letters[at] as number] as number;
        const second = baseBits[letters[at + 1] as number] as number;
        const index = first * 16 + second * 4 + (baseBits[letters[at + 2] as number] as number);
        if (!take(index, protein, written)) return written;
      }
      codon = 0;
      lettersInCodon = 0;
    }
  }

  return {
    read(letters, protein) {
      if (phase === 'stopped') return 0;
      const from = phase === 'searching' ? search(letters) : 0;
      before += letters.length;
      if (phase === 'searching') return 0;
      const written = translate(letters, from, protein);
      length += written;
      return written;
    },
    progress: () => ({ phase, startPosition, length, stopCodon }),
  };
}
