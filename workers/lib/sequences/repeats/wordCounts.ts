/** Counts of all words of a length in a strand, in one pass over letters that arrive in pieces. */

import { BASE_NUMBERS, NO_BASE } from '../letters/baseNumbers.ts';

/** Longest words: 4¹² counts are 64 MiB. */
export const LONGEST_WORD = 12;

const BASES = 'ACGT';

export interface WordCounts {
  /** Letters of a word, 1 to LONGEST_WORD. */
  readonly size: number;
  /** By the word's number: its bases as digits of base four, A 0, C 1, G 2, T 3, the first one highest. */
  readonly counts: Uint32Array;
  /** Words of A, C, G and T. */
  readonly words: number;
  /** Words with any other letter. */
  readonly otherWords: number;
  /** Single bases. */
  readonly bases: readonly [A: number, C: number, G: number, T: number];
}

export function createWordCounter(size: number) {
  const counts = new Uint32Array(4 ** size);
  const mask = counts.length - 1;
  const bases = new Float64Array(5);
  let word = 0;
  /** Bases in a row up to here. */
  let run = 0;
  let letters = 0;
  let words = 0;
  return {
    /** Takes the next upper-case letters. */
    read(piece: Uint8Array): void {
      // Local constants and variables: those of the closure would cost the loop most of its time.
      const numbers = BASE_NUMBERS;
      const byWord = counts;
      const byBase = bases;
      let last = word;
      let length = run;
      let counted = 0;
      for (let at = 0; at < piece.length; at += 1) {
        const base = numbers[piece[at] as number] as number;
        byBase[base] = (byBase[base] as number) + 1;
        if (base === NO_BASE) {
          length = 0;
          continue;
        }
        last = ((last << 2) | base) & mask;
        length += 1;
        if (length < size) continue;
        byWord[last] = (byWord[last] as number) + 1;
        counted += 1;
      }
      [word, run] = [last, length];
      letters += piece.length;
      words += counted;
    },
    counts(): WordCounts {
      const [A = 0, C = 0, G = 0, T = 0] = bases;
      const otherWords = Math.max(0, letters - size + 1) - words;
      return { size, counts, words, otherWords, bases: [A, C, G, T] };
    },
  };
}

/** The words of both strands: to each word is added what its reverse complement counts. */
export function onBothStrands({ size, counts, words, otherWords, bases: [A, C, G, T] }: WordCounts): WordCounts {
  const both = new Uint32Array(counts.length);
  for (let word = 0; word < counts.length; word += 1)
    both[word] = (counts[word] as number) + (counts[oppositeWord(word, size)] as number);
  return { size, counts: both, words: 2 * words, otherWords: 2 * otherWords, bases: [A + T, C + G, C + G, A + T] };
}

/** The word as the other strand reads it. */
export function oppositeWord(word: number, size: number): number {
  let rest = word;
  let opposite = 0;
  for (let base = 0; base < size; base += 1) {
    opposite = opposite * 4 + (3 - (rest & 3));
    rest >>= 2;
  }
  return opposite;
}

/** The letters of a word. */
export function wordText(word: number, size: number): string {
  let text = '';
  for (let base = size - 1; base >= 0; base -= 1) text += BASES[Math.floor(word / 4 ** base) % 4];
  return text;
}

/** The share of a word among all that is expected of the shares of its bases. NaN without any base. */
export function expectedShare(word: number, { size, bases }: WordCounts): number {
  const total = bases[0] + bases[1] + bases[2] + bases[3];
  let rest = word;
  let share = 1;
  for (let base = 0; base < size; base += 1) {
    share *= (bases[rest & 3] as number) / total;
    rest >>= 2;
  }
  return share;
}

/**
 * The first words by a value, the highest first, equal ones in alphabetical order.
 *
 * @param most how many
 * @param isListed whether a word is among them at all
 */
export function firstWords(
  { counts }: WordCounts,
  most: number,
  isListed: (word: number) => boolean,
  rankOf: (word: number) => number,
): readonly number[] {
  interface Ranked {
    readonly word: number;
    readonly value: number;
  }
  let kept: Ranked[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const cut = () => {
    kept.sort((one, other) => other.value - one.value || one.word - other.word);
    kept = kept.slice(0, most);
    if (kept.length === most) least = kept.at(-1)?.value ?? least;
  };
  for (let word = 0; word < counts.length; word += 1) {
    if (!isListed(word)) continue;
    const value = rankOf(word);
    // Words come in alphabetical order: a later one of the same value is never among the first.
    if (value <= least) continue;
    kept.push({ word, value });
    if (kept.length >= 4 * most) cut();
  }
  cut();
  return kept.map(({ word }) => word);
}
