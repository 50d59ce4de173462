import { expect, test } from 'vitest';
import { zeroIn } from '#workers/lib/statistics/zeroIn.ts';

test('a fine tolerance gives the zero', () => {
  expect(zeroIn((x) => x ** 3 - 2, 0, 2, 1e-15)).toBeCloseTo(Math.cbrt(2), 14);
  expect(zeroIn((x) => Math.exp(-x) - 0.5, 0, 40, 1e-15)).toBeCloseTo(Math.LN2, 13);
});

test('a coarse one stays within itself', () => {
  const found = zeroIn((x) => x ** 3 - 2, 0, 2, 0.01);
  expect(Math.abs(found - Math.cbrt(2))).toBeLessThan(0.01);
  expect(found).not.toBeCloseTo(Math.cbrt(2), 9);
});

test('an end that is a zero is returned', () => {
  expect(zeroIn((x) => x, 0, 1, 1e-9)).toBe(0);
  expect(zeroIn((x) => x - 1, 0, 1, 1e-9)).toBe(1);
});
