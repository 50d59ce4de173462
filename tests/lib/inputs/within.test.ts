import { expect, test } from 'vitest';
import { hasReached, isAbove, isWithin } from '#workers/lib/inputs/within.ts';

test.each([
  [0.5, true],
  [0.5 - 1e-12, true],
  [0.5 - 1e-6, false],
  [120, true],
  [120 + 1e-12, true],
  [120 + 1e-6, false],
  [Number.NaN, false],
])('%d is within 0.5 and 120: %s', (value, expected) => {
  expect(isWithin(value, 0.5, 120)).toBe(expected);
});

test.each([
  [20, true, false],
  [20 - 1e-12, true, false],
  [20 + 1e-12, true, false],
  [20 - 1e-6, false, false],
  [20 + 1e-6, true, true],
])('%d has reached 20: %s, is above it: %s', (value, reached, above) => {
  expect(hasReached(value, 20)).toBe(reached);
  expect(isAbove(value, 20)).toBe(above);
});
