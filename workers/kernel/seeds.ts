/** Seeds: six letters in a row, by which longer patterns are found. */

/** Letters of a seed. */
export const SEED_LETTERS = 6;

/** Number of seeds. A seed is a number of two bits for each base, the first base highest: A 0, C 1, T and U 2, G 3. */
export const SEED_COUNT = 4 ** SEED_LETTERS;

export interface SeedFinder {
  /**
   * Finds the wanted seeds that lie within the letters from index `from` on, overlapping ones each, in order.
   *
   * @param letters upper case
   * @param found receives the index behind the last letter of a seed, and the seed
   * @returns the index of the first letter that is not a base, or the number of letters
   */
  read(letters: Uint8Array, from: number, found: (end: number, seed: number) => void): number;
}

export interface SeedCounter {
  /**
   * Counts the seeds that lie within the letters from index `from` on, overlapping ones each.
   *
   * @param letters upper case
   * @returns the index of the first letter that is not a base, or the number of letters
   */
  read(letters: Uint8Array, from: number): number;
  /** How often each seed has been counted so far, by its number. */
  counts(): Float64Array;
}

/** @throws RangeError unless there is a flag for each seed */
export function requireSeeds(wanted: Uint8Array): void {
  if (wanted.length !== SEED_COUNT) throw new RangeError(`${wanted.length} flags for ${SEED_COUNT} seeds`);
}
