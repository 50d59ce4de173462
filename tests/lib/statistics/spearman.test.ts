import { expect, test } from 'vitest';
import { spearmanCorrelation, tPValue } from '#workers/lib/statistics/spearman.ts';

test('four pairs: all 24 orders', () => {
  const found = spearmanCorrelation([1, 2, 3, 4], [1, 2, 3, 4]);
  expect(found?.coefficient).toBeCloseTo(1, 15);
  expect(found?.exactPValue).toBeCloseTo(2 / 24, 15);
  expect(found?.approximatePValue).toBe(0);
  expect(spearmanCorrelation([1, 2, 3, 4], [2, 1, 4, 3])?.exactPValue).toBeCloseTo(10 / 24, 15);
});

test('ties and many pairs have no exact p value; without spread there is nothing', () => {
  expect(spearmanCorrelation([1, 1, 3, 4], [1, 2, 3, 4])?.exactPValue).toBeNull();
  const ten = Array.from({ length: 10 }, (_, at) => at);
  expect(spearmanCorrelation(ten, ten)?.exactPValue).toBeNull();
  expect(spearmanCorrelation([1, 1], [1, 2])).toBeNull();
});

test('p by t', () => {
  expect(tPValue(0.5, 11)).toBeCloseTo(0.1173068, 6);
  expect(tPValue(-1, 5)).toBe(0);
});
