import { expect, test } from 'vitest';
import { remembered } from '#workers/lib/mathematics/remembered.ts';

test('a value is computed once, as long as it is remembered', () => {
  const asked: number[] = [];
  const square = remembered((key: number) => {
    asked.push(key);
    return key * key;
  }, 2);
  expect([2, 3, 2, 3].map(square)).toEqual([4, 9, 4, 9]);
  expect(asked).toEqual([2, 3]);
  // The third value does not fit: the memory starts anew.
  expect([4, 4, 2].map(square)).toEqual([16, 16, 4]);
  expect(asked).toEqual([2, 3, 4, 2]);
});
