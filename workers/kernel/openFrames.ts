/** Open reading frames: the types, and the post-processing that both kernels share. */

/**
 * From a start codon to the next stop in the same frame, or to the last whole codon if there is no stop. Only the longest
 * frame of each stop is reported: it begins at the first start after the stop before. A codon with an ambiguity letter
 * neither starts nor stops a frame. With a code in which every sense codon is a start, frames run from stop to stop.
 */
export interface OpenFrame {
  /** 1: the strand that was read; −1: its reverse complement. */
  readonly strand: 1 | -1;
  /** 1 to 3, counted from the first letter of its strand. */
  readonly frame: 1 | 2 | 3;
  /** Letters `from` (inclusive) to `to` (exclusive) of the strand that was read, counted from 0, the stop included. */
  readonly from: number;
  readonly to: number;
  /** Codons, the stop not counted: the length of the protein. */
  readonly codons: number;
  readonly hasStop: boolean;
}

/** Finds the open reading frames of one sequence. Memory grows only with the number of frames found. */
export interface OpenFrameFinder {
  /** Reads the next slice of clean letters, cut anywhere. A sequence may have up to 4 × 10⁹ letters. */
  read(letters: Uint8Array): void;
  /** Ends the sequence and returns all frames, ordered by `from`, then `to`, the read strand first. Call once. */
  finish(): readonly OpenFrame[];
}

/** A frame found before the length of the sequence is known, and with it the numbering of the reverse strand. */
export type FoundFrame = Omit<OpenFrame, 'frame'>;

/** @param length letters of the sequence */
export function finishedFrames(found: readonly FoundFrame[], length: number): readonly OpenFrame[] {
  return found
    .map(({ strand, from, to, codons, hasStop }) => {
      const skipped = strand === 1 ? from : length - to;
      return { strand, frame: ((skipped % 3) + 1) as 1 | 2 | 3, from, to, codons, hasStop };
    })
    .sort((one, other) => one.from - other.from || one.to - other.to || other.strand - one.strand);
}

/** @throws RangeError when it is not a whole number of at least 1 */
export function requireLeastCodons(leastCodons: number): void {
  if (!Number.isInteger(leastCodons) || leastCodons < 1) throw new RangeError(`${leastCodons} is no number of codons`);
}
