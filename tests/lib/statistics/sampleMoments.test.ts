import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centralSum,
  exactSum,
  hasSpread,
  meanOf,
  standardDeviationOf,
  varianceOf,
} from '#workers/lib/statistics/sampleMoments.ts';

test('large values with a small spread, certified by NIST (NumAcc1, NumAcc3)', () => {
  expect(meanOf([10_000_001, 10_000_003, 10_000_002])).toBe(10_000_002);
  expect(standardDeviationOf([10_000_001, 10_000_003, 10_000_002])).toBe(1);
  const third = [1_000_000.2, ...Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? 1_000_000.1 : 1_000_000.3))];
  expect(meanOf(third)).toBeCloseTo(1_000_000.2, 9);
  expect(standardDeviationOf(third)).toBeCloseTo(0.1, 9);
});

test('sums do not lose what is small', () => {
  expect(exactSum([1e16, 1, -1e16])).toBe(1);
  expect(exactSum([])).toBe(0);
  expect(exactSum([1e308, 1e308])).toBe(Number.POSITIVE_INFINITY);
  expect(meanOf([1e308, 1e308])).toBe(1e308);
});

test('powers of the distances from the mean', () => {
  expect(centralSum([1, 2, 6], 1)).toBe(0);
  expect(centralSum([1, 2, 6], 2)).toBe(14);
  expect(centralSum([1, 2, 6], 3)).toBe(18);
});

test('one value has no spread', () => {
  expect(varianceOf([4])).toBeNull();
  expect(standardDeviationOf([4])).toBeNull();
});

test('values that differ by rounding alone have no spread, and their mean is the value', () => {
  expect([[2, 2], [0.3, 0.1 + 0.2], [0], []].map(hasSpread)).toEqual([false, false, false, false]);
  expect(
    [
      [2, 3],
      [1e12, 1e12 + 0.1],
      [0, 1e-300],
      [-1e308, 1e308],
    ].map(hasSpread),
  ).toEqual([true, true, true, true]);
  for (const value of [0.1, 0.7, 2.1, 1e308])
    for (const count of [2, 3, 7, 11]) {
      const values = Array.from({ length: count }, () => value);
      expect([meanOf(values), varianceOf(values)]).toEqual([value, 0]);
    }
});

test('a shift changes the mean and not the variance', () => {
  const sample = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(sample, fc.integer({ min: -1000, max: 1000 }), (values, shift) => {
      const moved = values.map((value) => value + shift);
      expect(meanOf(moved)).toBeCloseTo(meanOf(values) + shift, 9);
      expect(varianceOf(moved)).toBeCloseTo(varianceOf(values) ?? -1, 7);
    }),
  );
});
