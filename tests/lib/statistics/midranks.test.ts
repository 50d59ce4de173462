import fc from 'fast-check';
import { expect, test } from 'vitest';
import { midranks } from '#workers/lib/statistics/midranks.ts';

test('equal values share the mean of their ranks, in the order given', () => {
  expect(midranks([5, 1, 5, 2])).toEqual({ ranks: [3.5, 1, 3.5, 2], groups: [1, 1, 2] });
  expect(midranks([])).toEqual({ ranks: [], groups: [] });
});

test('rounding errors do not part what is equal', () => {
  expect(midranks([0.3 - 0.1, 0.2, 7]).ranks).toEqual([1.5, 1.5, 3]);
  expect(midranks([1, 1 + 1e-8]).ranks).toEqual([1, 2]);
});

test('ranks add up to n(n + 1)/2, and groups to n', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 }), (values) => {
      const { ranks, groups } = midranks(values);
      expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBe((values.length * (values.length + 1)) / 2);
      expect(groups.reduce((sum, size) => sum + size, 0)).toBe(values.length);
    }),
  );
});
