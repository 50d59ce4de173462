import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brentRoot } from '#workers/lib/statistics/brentRoot.ts';

test('finds the zero of curved, flat and steep functions', () => {
  expect(brentRoot((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 15);
  expect(brentRoot((x) => (x - 1) ** 3, -4, 9)).toBeCloseTo(1, 4);
  expect(brentRoot((x) => Math.tanh(50 * (x - 0.3)), -10, 10)).toBeCloseTo(0.3, 14);
  expect(brentRoot((x) => Math.cos(x) - x, 0, 1)).toBeCloseTo(0.7390851332151607, 15);
});

test('an end of the bracket may be the zero, and without a change of sign the better end is returned', () => {
  expect(brentRoot((x) => x, 0, 5)).toBe(0);
  expect(brentRoot((x) => x - 5, 0, 5)).toBe(5);
  expect(brentRoot((x) => x * x + 1, -1, 3)).toBe(-1);
  expect(brentRoot((x) => x * x + 1, -3, 1)).toBe(1);
});

test('the zero of any cubic with one real zero', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (zero) => {
      const found = brentRoot((x) => (x - zero) * (1 + (x - zero) ** 2), -100, 101);
      expect(found).toBeCloseTo(zero, 11);
    }),
  );
});
