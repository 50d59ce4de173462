import type { TextResult } from '../contract.ts';

/** Text results of up to this many letters are inlined in the result; longer ones are read through `view`. */
export const INLINE_LETTERS = 10_000;

/** Letters of a longer text that come with the result: more than are in view at first. */
export const FIRST_LETTERS = 1000;

/** How many letters `textResult` needs of a text of this length. */
export function lettersInResult(length: number): number {
  return length <= INLINE_LETTERS ? length : FIRST_LETTERS;
}

/**
 * Returns a text result: its letters when few, otherwise their number and the first of them.
 *
 * @param head its first letters, at least `lettersInResult` of them
 * @param length of the whole text
 */
export function textResult(head: string, length: number): TextResult {
  return length <= INLINE_LETTERS ? head : { length, head: head.slice(0, FIRST_LETTERS) };
}
