import type { TextResult } from '../contract.ts';

/** Text results up to this many letters are part of the result; longer ones are read through `view`. */
export const INLINE_LETTERS = 10_000;

/**
 * A text result: its letters while they are few, else how many there are.
 *
 * @param head its first letters: all, or at least INLINE_LETTERS
 * @param length of the whole text
 */
export function textResult(head: string, length: number): TextResult {
  return length <= INLINE_LETTERS ? head : { length };
}
