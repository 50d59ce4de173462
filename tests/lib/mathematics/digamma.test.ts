import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digamma } from '#workers/lib/biology/sampleEstimates.ts';

const EULER = 0.5772156649015329;

test('known values', () => {
  expect(digamma(1)).toBeCloseTo(-EULER, 14);
  expect(digamma(0.5)).toBeCloseTo(-EULER - 2 * Math.log(2), 14);
  expect(digamma(4)).toBeCloseTo(1 + 1 / 2 + 1 / 3 - EULER, 14);
});

test('a step of one adds its reciprocal', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (x) => {
      expect(digamma(x + 1) - digamma(x) - 1 / x).toBeCloseTo(0, 10);
    }),
  );
});
