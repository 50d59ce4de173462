import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kthDifference, kthWalshAverage, middleOf } from '#workers/formulas/rank-tests/pairwiseOrder.ts';
import { ascending } from '#workers/lib/statistics/quartiles.ts';

const NUMBER = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Math.round(value * 1000) / 1000);
const VALUES = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), NUMBER), { minLength: 1, maxLength: 12 });

test('every order statistic of all differences', () => {
  fc.assert(
    fc.property(VALUES, VALUES, (first, second) => {
      const [x, y] = [Float64Array.from(first).sort(), Float64Array.from(second).sort()];
      const all = ascending(first.flatMap((one) => second.map((other) => one - other)));
      expect(all.map((_, at) => kthDifference(x, y, at + 1) + 0)).toEqual(all.map((each) => each + 0));
    }),
    { numRuns: 50 },
  );
});

test('every order statistic of all averages of pairs', () => {
  fc.assert(
    fc.property(VALUES, (values) => {
      const sorted = Float64Array.from(values).sort();
      const all = ascending(values.flatMap((one, at) => values.slice(at).map((other) => one / 2 + other / 2)));
      expect(all.map((_, at) => kthWalshAverage(sorted, at + 1) + 0)).toEqual(all.map((each) => each + 0));
    }),
    { numRuns: 50 },
  );
});

test('the middle of an odd and of an even number', () => {
  const values = [1, 2, 5, 9];
  const kth = (k: number) => values[k - 1] ?? Number.NaN;
  expect(middleOf(3, kth)).toBe(2);
  expect(middleOf(4, kth)).toBe(3.5);
});
