import { expect, test } from 'vitest';
import { createDiagonalJoiner } from '#workers/formulas/dot-plot/wordDiagonals.ts';

test('words in a row are one diagonal, and so are those with a short gap', () => {
  const joiner = createDiagonalJoiner(8, 16, 10);
  for (const at of [0, 1, 2, 18]) joiner.add(100 + at, at, false);
  joiner.add(100 + 35, 35, false);
  expect(joiner.longest()).toEqual([
    { first: 100, second: 0, length: 26, words: 4, isOpposite: false },
    { first: 135, second: 35, length: 8, words: 1, isOpposite: false },
  ]);
});

test('on the other strand the first sequence is passed from right to left', () => {
  const joiner = createDiagonalJoiner(8, 16, 10);
  for (const at of [0, 1, 2]) joiner.add(50 - at, at, true);
  expect(joiner.longest()).toEqual([{ first: 48, second: 0, length: 10, words: 3, isOpposite: true }]);
});

test('the longest are kept among very many', () => {
  const joiner = createDiagonalJoiner(8, 16, 2);
  for (let at = 0; at < 70_000; at += 1) joiner.add((at * 7919) % 1_000_003, at * 40, false);
  for (let at = 0; at < 100; at += 1) joiner.add(5_000_000 + at, 3_000_000 + at, false);
  expect(joiner.longest().map(({ length }) => length)).toEqual([107, 8]);
});
