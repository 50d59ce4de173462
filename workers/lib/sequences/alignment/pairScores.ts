/** Scores of pairs of letters as the aligner reads them. */

/** Points by 32 · number of the first letter + number of the second (A is 1); 0 where a pair has none. */
export type PairScores = Int16Array;

/** Reads a table whose first line names the letters of its columns; each further line is a letter and its scores. */
export function pairScores(table: string): PairScores {
  const [heading = '', ...lines] = table.trim().split('\n');
  const letters = heading.trim().split(/\s+/);
  const scores = new Int16Array(32 * 32);
  for (const line of lines) {
    const [letter = '', ...values] = line.trim().split(/\s+/);
    for (const [index, value] of values.entries()) scores[place(letter, letters[index] ?? '')] = Number(value);
  }
  return scores;
}

/** One score for two equal letters and one for any others. */
export function matchScores(match: number, mismatch: number): PairScores {
  const scores = new Int16Array(32 * 32).fill(mismatch);
  for (let letter = 1; letter <= 26; letter += 1) scores[33 * letter] = match;
  return scores;
}

function place(one: string, other: string): number {
  return 32 * (one.charCodeAt(0) & 31) + (other.charCodeAt(0) & 31);
}
