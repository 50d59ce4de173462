import { expect, test } from 'vitest';
import { gammaTails } from '#workers/lib/statistics/incompleteGamma.ts';
import { normalTwoSided } from '#workers/lib/statistics/normal.ts';

test('sums of exponentials where the shape is whole', () => {
  expect(gammaTails(1, 3).upper).toBeCloseTo(Math.exp(-3), 15);
  expect(gammaTails(3, 50).upper / (Math.exp(-50) * (1 + 50 + 1250))).toBeCloseTo(1, 12);
  expect(gammaTails(2, 1e-9).lower / 5e-19).toBeCloseTo(1, 8);
});

test('the normal distribution where the shape is a half, and the ends', () => {
  expect(gammaTails(0.5, 2).upper).toBeCloseTo(normalTwoSided(2), 14);
  expect(gammaTails(4, 0)).toEqual({ lower: 0, upper: 1 });
  expect(gammaTails(4, Number.POSITIVE_INFINITY)).toEqual({ lower: 1, upper: 0 });
});
