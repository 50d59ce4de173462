import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatestCommonDivisor } from '#workers/lib/mathematics/greatestCommonDivisor.ts';

test.each([
  [12, 18, 6],
  [18, 12, 6],
  [7, 5, 1],
  [6, 6, 6],
  [0, 4, 4],
  [4, 0, 4],
  [0, 0, 0],
])('of %d and %d: %d', (one, other, divisor) => {
  expect(greatestCommonDivisor(one, other)).toBe(divisor);
});

test('divides both, and leaves them nothing in common', () => {
  const number = fc.integer({ min: 1, max: 1e6 });
  fc.assert(
    fc.property(number, number, (one, other) => {
      const divisor = greatestCommonDivisor(one, other);
      expect([one % divisor, other % divisor]).toEqual([0, 0]);
      expect(greatestCommonDivisor(one / divisor, other / divisor)).toBe(1);
    }),
  );
});
