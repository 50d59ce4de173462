/**
 * A sparse index of a long sequence: where in its text to begin reading to reach a given letter soon. Three numbers per
 * entry in one buffer, so that code that walks an input finds a handful of keys and not thousands.
 */

/** Where reading can begin. */
export interface IndexEntry {
  /** Mark of a slice, for `ByteSource.slices`. */
  readonly mark: number;
  /** Bytes of that slice before the first letter that counts. */
  readonly skip: number;
  /** Letters of the sequence before it. */
  readonly letters: number;
}

/** Entries in the order of their letters, 24 bytes each. */
export type LetterIndex = ArrayBuffer;

const NUMBERS = 3;

export function letterIndex(entries: readonly IndexEntry[]): LetterIndex {
  const numbers = new Float64Array(NUMBERS * entries.length);
  for (const [index, { mark, skip, letters }] of entries.entries()) numbers.set([mark, skip, letters], NUMBERS * index);
  return numbers.buffer;
}

/** The last entry that begins at the letter or before it; null when the sequence has no letters. */
export function entryBefore(index: LetterIndex, letter: number): IndexEntry | null {
  const numbers = new Float64Array(index);
  let low = 0;
  let high = numbers.length / NUMBERS;
  if (high === 0) return null;
  // The first entry has no letters before it, so it always matches.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle * NUMBERS + 2] as number) <= letter) low = middle;
    else high = middle;
  }
  const [mark = 0, skip = 0, letters = 0] = numbers.subarray(low * NUMBERS, (low + 1) * NUMBERS);
  return { mark, skip, letters };
}
