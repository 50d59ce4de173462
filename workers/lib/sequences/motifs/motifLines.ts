/** Reads patterns that were typed one a line, with or without names. */
import type { Issue } from '../../../contract.ts';
import { withoutEndMarks } from '../records/typedBases.ts';
import { LONGEST_MOTIF } from './mismatchMatcher.ts';

/** A pattern and its name. */
export interface NamedLetters {
  readonly name: string;
  readonly letters: string;
}

/** Lines in all. */
export const MOST_LINES = 50;

const LETTERS = /^[ACGTRYSWKMBDHVN]+$/;

/** @returns the patterns in order, U read as T, or the issue with the first that cannot be read, under the path */
export function readMotifLines(text: string, path: string): readonly NamedLetters[] | Issue {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const read: NamedLetters[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const refused = (message: string): Issue => ({ message, path, place: `Line ${index + 1}: “${line.slice(0, 40)}”` });
    const parts = line.split(/[\s,;]+/).filter((part) => part !== '');
    const [name = ''] = parts;
    if (parts.length < 1 || parts.length > 2)
      return refused('Please enter one pattern a line, with or without a name in front of it');
    const letters = withoutEndMarks(parts.at(-1) ?? '')
      .toUpperCase()
      .replaceAll('U', 'T');
    if (!LETTERS.test(letters))
      return refused('A pattern has the letters A, C, G, T and the IUPAC letters R, Y, S, W, K, M, B, D, H, V, N');
    if (letters.length > LONGEST_MOTIF) return refused(`A pattern has at most ${LONGEST_MOTIF} letters`);
    read.push({ name: parts.length === 1 ? letters : name.slice(0, 60), letters });
    if (read.length > MOST_LINES) return { message: `Please enter at most ${MOST_LINES} lines`, path };
  }
  return read.length > 0 ? read : { message: 'Please enter a pattern', path };
}
