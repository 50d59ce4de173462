import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correlationOf } from '#workers/lib/statistics/pearson.ts';

test('lines, crosses and columns without spread', () => {
  expect(correlationOf([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 15);
  expect(correlationOf([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 15);
  expect(correlationOf([-1, 1, -1, 1], [-1, -1, 1, 1])).toBe(0);
  expect(correlationOf([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
  expect(correlationOf([1, 2, 3], [4, 4, 4])).toBeNull();
  expect(correlationOf([1e200, 2e200, 4e200], [1e-200, 2e-200, 4e-200])).toBeCloseTo(1, 12);
});

test('scales and shifts do not matter', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 })), {
    minLength: 3,
  });
  fc.assert(
    fc.property(pairs, (given) => {
      const [x, y] = [given.map(([one]) => one), given.map(([, other]) => other)];
      const r = correlationOf(x, y);
      const moved = correlationOf(
        x.map((value) => 3 * value + 7),
        y.map((value) => -value),
      );
      if (r === null) expect(moved).toBeNull();
      else expect(moved).toBeCloseTo(-r, 10);
    }),
  );
});
