import { expect, test } from 'vitest';
import { halfUp } from '#workers/lib/mathematics/halfUp.ts';

test.each([
  [41.5, 0, 42],
  [41.49, 0, 41],
  [0.25, 1, 0.3],
  [2.5, 0, 3],
  [0, 2, 0],
  [0.785, 1, 0.8],
])('%d to %d decimals is %d', (value, decimals, rounded) => {
  expect(halfUp(value, decimals)).toBe(rounded);
});
