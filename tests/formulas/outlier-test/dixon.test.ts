import { expect, test } from 'vitest';
import { dixonCriticalValue, dixonRatioFor, dixonStatistic, dixonTail } from '#workers/formulas/outlier-test/dixon.ts';

test('the ratio depends on the size of the sample', () => {
  expect([3, 7, 8, 10, 11, 13, 14, 30].map(dixonRatioFor)).toEqual([
    'r10',
    'r10',
    'r11',
    'r11',
    'r21',
    'r21',
    'r22',
    'r22',
  ]);
});

test('gaps over ranges', () => {
  const sorted = [1, 2, 4, 5, 9];
  expect(dixonStatistic(sorted, 'r10')).toBe(0.5);
  expect(dixonStatistic(sorted, 'r11')).toBe(4 / 7);
  expect(dixonStatistic(sorted, 'r21')).toBe(5 / 7);
  expect(dixonStatistic(sorted, 'r22')).toBe(1);
  expect(dixonStatistic([2, 2, 2], 'r10')).toBe(0);
});

test.each([
  [3, 'r10', 0.941],
  [5, 'r10', 0.642],
  [10, 'r11', 0.477],
  [12, 'r21', 0.546],
  [20, 'r22', 0.45],
] as const)('the 5 %% point, one-sided, of %d values by %s is that of the tables', (count, ratio, printed) => {
  expect(dixonCriticalValue(count, ratio, 0.05)).toBeCloseTo(printed, 2);
});

test('three values: the chance has a closed form', () => {
  // 1 − (3/π)·(π/2 − …) at q: P = 2 − (6/π)·arctan(…); at q = 1/2 the two sides are equal.
  expect(dixonTail(3, 'r10', 1e-12)).toBeCloseTo(1, 6);
  expect(dixonTail(3, 'r10', 0.5)).toBeCloseTo(0.5, 9);
  expect(dixonTail(3, 'r10', 0.941)).toBeCloseTo(0.05, 3);
});

test('the critical value has its probability', () => {
  for (const count of [4, 9, 12, 25]) {
    const ratio = dixonRatioFor(count);
    expect(dixonTail(count, ratio, dixonCriticalValue(count, ratio, 0.01)) / 0.01).toBeCloseTo(1, 7);
  }
});
