import { expect, test } from 'vitest';
import { matchScores, pairScores } from '#workers/lib/sequences/alignment/pairScores.ts';

const at = (one: string, other: string) => 32 * (one.charCodeAt(0) & 31) + (other.charCodeAt(0) & 31);

test('a table is read by its heading and the letter of each line', () => {
  const scores = pairScores('\n    A   R\nA   4  -1\nR  -2   5');
  expect([at('A', 'A'), at('A', 'R'), at('R', 'A'), at('R', 'R'), at('A', 'C')].map((place) => scores[place])).toEqual([
    4, -1, -2, 5, 0,
  ]);
});

test('a match and a mismatch, for every letter', () => {
  const scores = matchScores(2, -3);
  expect([at('A', 'A'), at('Z', 'Z'), at('A', 'Z')].map((place) => scores[place])).toEqual([2, 2, -3]);
});
