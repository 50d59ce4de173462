import { expect, test } from 'vitest';
import { betaPower, betaTails } from '#workers/lib/statistics/incompleteBeta.ts';

test('polynomials where both shapes are whole', () => {
  expect(betaTails(0.3, 0.7, 1, 1).lower).toBeCloseTo(0.3, 15);
  expect(betaTails(0.3, 0.7, 2, 1).lower).toBeCloseTo(0.09, 15);
  expect(betaTails(0.3, 0.7, 1, 3).upper).toBeCloseTo(0.343, 14);
  expect(betaPower(0.3, 0.7, 2, 3)).toBeCloseTo(0.09 * 0.343 * 12, 14);
});

test('the arcsine law, and the ends', () => {
  expect(betaTails(0.2, 0.8, 0.5, 0.5).lower).toBeCloseTo((2 / Math.PI) * Math.asin(Math.sqrt(0.2)), 14);
  expect(betaTails(0, 1, 2, 3)).toEqual({ lower: 0, upper: 1 });
  expect(betaTails(1, 0, 2, 3)).toEqual({ lower: 1, upper: 0 });
});

test('a share too near to 1 to be seen still has its tail', () => {
  expect(betaTails(1, 1e-30, 1, 2).upper / 1e-60).toBeCloseTo(1, 12);
});
