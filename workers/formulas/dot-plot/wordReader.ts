/** Reads the words of a strand, letters in a row as a number, and those of the other strand at the same place. */

import { BASE_NUMBERS, NO_BASE } from '../../lib/sequences/letters/baseNumbers.ts';

/** Letters in the lower half of a word; the rest are in the upper half. */
const LOWER_LETTERS = 12;
export const MOST_WORD_LETTERS = 2 * LOWER_LETTERS;

export interface WordReader {
  /** @param letters in upper case, which follow those of the call before; words do not run across other letters than A, C, G, T */
  read(letters: Uint8Array): void;
  /** Letters so far. */
  place(): number;
}

/**
 * @param upper and lower halves of the word, by which words of one length are told apart
 * @param at index of its first letter
 */
export type TakeWord = (upper: number, lower: number, at: number) => void;

/**
 * @param wordLetters 1 to MOST_WORD_LETTERS
 * @param oneIn of so many words one is taken, the same ones everywhere: chosen by the word itself
 * @param takeOpposite receives the word of the other strand that lies at the same letters; null: it is not wanted
 */
export function createWordReader(
  wordLetters: number,
  oneIn: number,
  take: TakeWord,
  takeOpposite: TakeWord | null = null,
): WordReader {
  const lowerLetters = Math.min(LOWER_LETTERS, wordLetters);
  const upperLetters = wordLetters - lowerLetters;
  const [lowerMask, upperMask] = [4 ** lowerLetters - 1, 4 ** upperLetters - 1];
  const [lowerTop, upperTop] = [2 * (lowerLetters - 1), 2 * Math.max(0, upperLetters - 1)];
  const limit = Math.floor(2 ** 32 / oneIn);
  const bases = BASE_NUMBERS;
  let [upper, lower, oppositeUpper, oppositeLower] = [0, 0, 0, 0];
  /** Letters in a row that are bases. */
  let run = 0;
  let place = 0;

  return {
    place: () => place,
    read(letters) {
      for (let index = 0; index < letters.length; index += 1) {
        const base = bases[letters[index] as number] as number;
        if (base === NO_BASE) {
          run = 0;
          continue;
        }
        const carried = lower >>> lowerTop;
        lower = ((lower << 2) | base) & lowerMask;
        upper = ((upper << 2) | carried) & upperMask;
        run += 1;
        const opposite = 3 - base;
        if (upperLetters > 0) {
          oppositeLower = (oppositeLower >>> 2) | ((oppositeUpper & 3) << lowerTop);
          oppositeUpper = (oppositeUpper >>> 2) | (opposite << upperTop);
        } else oppositeLower = (oppositeLower >>> 2) | (opposite << lowerTop);
        if (run < wordLetters) continue;
        const at = place + index + 1 - wordLetters;
        if (wordHash(upper, lower) <= limit) take(upper, lower, at);
        if (takeOpposite !== null && wordHash(oppositeUpper, oppositeLower) <= limit)
          takeOpposite(oppositeUpper, oppositeLower, at);
      }
      place += letters.length;
    },
  };
}

/** 32 bits that are spread evenly over the words. */
export function wordHash(upper: number, lower: number): number {
  let hash = Math.imul(lower + 1, 0x9e3779b1) ^ Math.imul(upper + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
