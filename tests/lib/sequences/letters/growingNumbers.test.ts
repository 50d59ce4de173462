import { expect, test } from 'vitest';
import { growingNumbers } from '#workers/lib/sequences/letters/growingNumbers.ts';

test('holds what was added, in order', () => {
  const numbers = growingNumbers();
  expect([...numbers.values()]).toEqual([]);
  for (let value = 0; value < 1000; value += 1) numbers.add(value / 2);
  expect([...numbers.values()]).toEqual(Array.from({ length: 1000 }, (_, value) => value / 2));
});
