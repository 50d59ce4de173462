import { expect, test } from 'vitest';
import { isWholeWithin, LARGEST_SEED } from '#workers/lib/inputs/wholeNumbers.ts';

test('whole numbers within limits, edges included', () => {
  const values = [0, 1, 3, 4, 1.5, 0.999_999_999_9, -1, Number.NaN, Number.POSITIVE_INFINITY];
  expect(values.filter((value) => isWholeWithin(value, 1, 3))).toEqual([1, 3]);
});

test('the largest seed fills 32 bits', () => {
  expect(LARGEST_SEED).toBe(2 ** 32 - 1);
  expect(LARGEST_SEED >>> 0).toBe(LARGEST_SEED);
});
