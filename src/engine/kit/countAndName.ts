/** The two kinds of results that need only a label: counts, and names that the visitor gave. */
import type { Depends, NumberOutput, WordsOutput } from './outputs.ts';
import { plain } from './writing.ts';

/** A whole number. */
export function count<Place>(
  label: Depends<string, Place>,
  note?: Depends<string | undefined, Place>,
): NumberOutput<Place> {
  return { kind: 'number', label, written: plain, ...(note === undefined ? {} : { note }) };
}

/** A text that the visitor gave, such as the name of a group. */
export function name<Place>(label: Depends<string, Place>): WordsOutput<string, Place> {
  return { kind: 'words', label, words: (value) => (value.trim() === '' ? '–' : value) };
}
