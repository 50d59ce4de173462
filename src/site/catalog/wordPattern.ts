/**
 * Patterns of words: 'cat|kitten + litter|tray' holds when one word of each group is in the text, in any order; '=gdv' when the text
 * is nothing else.
 */
import { NEVER_CORRECTED } from './neverCorrected.ts';
import { type Word, wordsOf } from './queryWords.ts';
import { isTypo } from './typo.ts';

/** The shortest word of a pattern that may be misspelled, in letters: a shorter one is too often another word. */
const SHORTEST_MISTAKEN = 6;

/** Returns the words of a text as patterns compare them: without apostrophes, so that 'can’t' is 'cant'. */
export function patternWords(text: string): readonly Word[] {
  return wordsOf(text.replace(/['’]/g, '').replace(/\bguinea pig/gi, 'guineapig'));
}

/** Returns which of the words meet a pattern, by index; null where it does not hold. */
export function wordsMeeting(pattern: string, words: readonly Word[]): ReadonlySet<number> | null {
  if (pattern.startsWith('=')) return isSame(pattern.slice(1), words) ? new Set(words.keys()) : null;
  const met = new Set<number>();
  for (const group of pattern.split(' + ')) {
    const wanted = group.split('|');
    const found = words.flatMap((word, index) => (wanted.some((each) => isMeant(word, each)) ? [index] : []));
    if (found.length === 0) return null;
    for (const index of found) met.add(index);
  }
  return met;
}

function isSame(phrase: string, words: readonly Word[]): boolean {
  return words.map(({ typed }) => typed).join(' ') === phrase;
}

function isMeant({ typed, singular }: Word, wanted: string): boolean {
  if (typed === wanted || singular === wanted) return true;
  return wanted.length >= SHORTEST_MISTAKEN && !NEVER_CORRECTED.has(typed) && isTypo(typed, wanted);
}
