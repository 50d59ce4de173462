import { expect, test } from 'vitest';
import { conditionalTable, lastOf } from '#workers/lib/statistics/conditionalTable.ts';

const TEA = { marked: 4, unmarked: 4, drawn: 4 };

test('at an odds ratio of 1 it is the hypergeometric distribution: 1, 16, 36, 16, 1 of 70', () => {
  const { mean, orLess, orMore } = conditionalTable(3, TEA, 1);
  expect([mean, orLess, orMore]).toEqual([
    expect.closeTo(2, 12),
    expect.closeTo(69 / 70, 12),
    expect.closeTo(17 / 70, 12),
  ]);
});

test('at another the weights are multiplied by its powers', () => {
  const weights = [1, 16 * 3, 36 * 9, 16 * 27, 81];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const { mean, orMore } = conditionalTable(3, TEA, 3);
  expect(mean).toBeCloseTo(weights.reduce((sum, weight, k) => sum + weight * k, 0) / all, 12);
  expect(orMore).toBeCloseTo((16 * 27 + 81) / all, 12);
});

test('at 0 only the smallest number is left', () => {
  expect(conditionalTable(0, TEA, 0)).toEqual({ mean: 0, orLess: 1, orMore: 1 });
  expect(conditionalTable(2, TEA, 0)).toEqual({ mean: 0, orLess: 1, orMore: 0 });
});

test('the last number for which something holds', () => {
  expect(lastOf(3, 20, (k) => k < 11)).toBe(10);
  expect(lastOf(3, 20, () => true)).toBe(20);
  expect(lastOf(3, 20, () => false)).toBe(2);
});
