import { expect, test } from 'vitest';
import { wholeUp } from '#workers/lib/mathematics/wholeUp.ts';

test.each([
  [0, 0],
  [0.1, 1],
  [2, 2],
  [2.0000000001, 2],
  [2.001, 3],
])('%d is %d', (value, whole) => {
  expect(wholeUp(value)).toBe(whole);
});
