/**
 * The long-sequence kernel: everything that touches each byte of a sequence, behind one small interface. `simdKernel.ts`
 * works on 16 bytes at once in WebAssembly. All calls are synchronous, work on slices of any size, cut anywhere, and keep no reference to them.
 *
 * 'Raw' bytes are text as entered or read from a file. 'Letters' are what `clean` writes: upper case, no white space.
 */
import type { Alphabet, LetterCounts } from './alphabets.ts';
import type { GeneticCode } from './geneticCode.ts';
import type { LetterMap } from './letterMaps.ts';
import type { OpenFrameFinder } from './openFrames.ts';
import type { SeedCounter, SeedFinder } from './seeds.ts';

export interface SequenceKernel {
  letterReader(alphabet: Alphabet): LetterReader;

  /**
   * Maps each letter to the same place of `target`, which may be `letters` itself but must not overlap it otherwise. Lower
   * case is read as upper case. RangeError when the target is shorter.
   */
  mapLetters(letters: Uint8Array, target: Uint8Array, map: LetterMap): void;

  /** The same from last to first, also in place. */
  mapReversed(letters: Uint8Array, target: Uint8Array, map: LetterMap): void;

  /**
   * Translates letters in six frames: 0 to 2 begin at the first, second and third letter; 3 to 5 are the frames of the
   * reverse complement and begin at the last, second-last and third-last letter. A codon with an ambiguity letter is
   * 'X'; letters left over at the end of a frame are ignored. T and U are equivalent.
   *
   * @param frames six target buffers with room for `codonsInFrame` bytes each; RangeError when one is shorter
   */
  sixFrames(letters: Uint8Array, code: GeneticCode, frames: readonly Uint8Array[]): void;

  /** @param leastCodons shorter frames are not reported; the stop is not counted; a whole number of at least 1 */
  openFrameFinder(code: GeneticCode, leastCodons: number): OpenFrameFinder;

  /** @param wanted a flag for each of SEED_COUNT seeds, not 0 for those to be found; RangeError for another number of flags */
  seedFinder(wanted: Uint8Array): SeedFinder;

  /** Counts all seeds, which takes less time than finding them where many are wanted. */
  seedCounter(): SeedCounter;

  /** Adds to each of 256 bins how often its byte value occurs. */
  addToHistogram(bytes: Uint8Array, bins: Float64Array): void;
}

/**
 * Reads the raw bytes of one sequence, slice after slice: skips ASCII white space, folds case, counts letters. Stops
 * before the first byte that is neither, so that the caller can decide what it is (a FASTA header, a space beyond
 * ASCII, a mistake) and resume after it.
 */
export interface LetterReader {
  /** Returns the index of the first byte not accepted, or the slice's length. Reads from index `from` on. */
  count(raw: Uint8Array, from?: number): number;

  /**
   * Same as `read`, and writes the letters to the start of `target`. Throws RangeError when the target could be too
   * short: it must be as long as the bytes to be read, and bytes after the letters may be overwritten.
   */
  clean(raw: Uint8Array, target: Uint8Array, from?: number): CleanSlice;

  /** Letters so far, or since the last `restart`. */
  counts(): LetterCounts;

  /** Begins with another sequence. */
  restart(): void;
}

export interface CleanSlice {
  /** Index of the first byte not accepted, or the slice's length. */
  readonly end: number;
  /** Letters written. */
  readonly written: number;
}

/** @throws RangeError when the target has less room than that */
export function requireRoom(target: Uint8Array, bytes: number): void {
  if (target.length < bytes) throw new RangeError(`The target has room for ${target.length} of ${bytes} bytes`);
}
