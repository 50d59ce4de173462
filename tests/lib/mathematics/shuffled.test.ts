import { expect, test } from 'vitest';
import { shuffled } from '#workers/lib/mathematics/shuffled.ts';

test('by hand: swaps the last with the drawn one, then the one before', () => {
  const draws = [0, 0.5, 0.99];
  const next = () => draws.shift() ?? 0;
  // d b c a, then d c b a, then the second stays.
  expect(shuffled(['a', 'b', 'c', 'd'], next)).toEqual(['d', 'c', 'b', 'a']);
});

test('leaves the list as it was', () => {
  const list = [1, 2, 3];
  expect(shuffled(list, () => 0)).toEqual([2, 3, 1]);
  expect(list).toEqual([1, 2, 3]);
});
