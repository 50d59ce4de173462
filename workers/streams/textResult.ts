import type { TextResult } from '../contract.ts';

/** Text results of up to this many letters are inlined in the result; longer ones are read through `view`. */
export const INLINE_LETTERS = 10_000;

/**
 * Returns a text result: its letters when few, otherwise only their number.
 *
 * @param head its first letters: all, or at least INLINE_LETTERS
 * @param length of the whole text
 */
export function textResult(head: string, length: number): TextResult {
  return length <= INLINE_LETTERS ? head : { length };
}
