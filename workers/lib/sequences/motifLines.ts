/** Reads patterns and primers that were typed one a line, with or without names. */
import type { Issue } from '../../contract.ts';
import { LONGEST_MOTIF } from './mismatchMatcher.ts';
import { withoutEndMarks } from './typedBases.ts';

/** A name and one or two sequences of letters. */
export interface NamedLetters {
  readonly name: string;
  readonly letters: readonly string[];
}

/** Lines in all. */
export const MOST_LINES = 50;

const LETTERS = /^[ACGTRYSWKMBDHVN]+$/;

/**
 * @param perLine sequences on each line: 1, or 2 for pairs of primers. One part more is a name in front of them
 * @returns the lines in order, U read as T, or the issue with the first that cannot be read, under the path
 */
export function readMotifLines(text: string, perLine: 1 | 2, path: string): readonly NamedLetters[] | Issue {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const read: NamedLetters[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const refused = (message: string): Issue => ({ message, path, place: `Line ${index + 1}: “${line.slice(0, 40)}”` });
    const parts = line.split(/[\s,;]+/).filter((part) => part !== '');
    if (parts.length < perLine || parts.length > perLine + 1)
      return refused(
        perLine === 1
          ? 'Please enter one pattern a line, with or without a name in front of it'
          : 'Please enter two primers a line, with or without a name in front of them',
      );
    const name = parts.length > perLine ? (parts[0] ?? '') : '';
    const letters = parts.slice(-perLine).map((part) => withoutEndMarks(part).toUpperCase().replaceAll('U', 'T'));
    for (const each of letters) {
      if (!LETTERS.test(each))
        return refused('A pattern has the letters A, C, G, T and the IUPAC letters R, Y, S, W, K, M, B, D, H, V, N');
      if (each.length > LONGEST_MOTIF) return refused(`A pattern has at most ${LONGEST_MOTIF} letters`);
    }
    read.push({ name: name === '' ? letters.join(' ') : name.slice(0, 60), letters });
    if (read.length > MOST_LINES) return { message: `Please enter at most ${MOST_LINES} lines`, path };
  }
  if (read.length > 0) return read;
  return { message: perLine === 1 ? 'Please enter a pattern' : 'Please enter two primers', path };
}
