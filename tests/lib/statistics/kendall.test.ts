import { expect, test } from 'vitest';
import { kendallCorrelation } from '#workers/lib/statistics/kendall.ts';

test('the tuna of Hollander and Wolfe, as R has them', () => {
  const lightness = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1];
  const panel = [2.6, 3.1, 2.5, 5, 3.6, 4, 5.2, 2.8, 3.8];
  const found = kendallCorrelation(lightness, panel);
  expect(found?.coefficient).toBeCloseTo(4 / 9, 12);
  expect(found?.exactPValue).toBeCloseTo(0.1194, 4);
});

test('ties are corrected for and leave the normal approximation', () => {
  const found = kendallCorrelation([1, 1, 2, 3, 4], [1, 2, 2, 4, 3]);
  expect(found?.coefficient).toBeCloseTo(6 / 9, 12);
  expect(found?.exactPValue).toBeNull();
  expect(kendallCorrelation([2, 2], [1, 2])).toBeNull();
});

test('50 pairs are approximated, 49 counted', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
  expect(kendallCorrelation(upTo(50), upTo(50))?.exactPValue).toBeNull();
  expect(kendallCorrelation(upTo(49), upTo(49))?.exactPValue).toBeGreaterThan(0);
});
