import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareQuantile, chiSquareTails } from '#workers/lib/statistics/chiSquareDistribution.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('chiSquare'))('%d degrees of freedom, chi-square %d', (freedom, x, lower, upper) => {
  const tails = chiSquareTails(x ?? 0, freedom ?? 0);
  expectTenDigits(tails.lower, lower, `lower at ${x}`);
  expectTenDigits(tails.upper, upper, `upper at ${x}`);
});

test.each(referenceRows('chiSquareQuantile'))('%d degrees of freedom: quantiles of %d', (freedom, p, low, high) => {
  expectTenDigits(chiSquareQuantile(p ?? 0, freedom ?? 0), low, `lower ${p}`);
  expectTenDigits(chiSquareQuantile(p ?? 0, freedom ?? 0, 'upper'), high, `upper ${p}`);
});

test('nothing lies below 0, everything below infinity', () => {
  expect(chiSquareTails(0, 3)).toEqual({ lower: 0, upper: 1 });
  expect(chiSquareTails(Number.POSITIVE_INFINITY, 3)).toEqual({ lower: 1, upper: 0 });
});

test('with 2 degrees of freedom it is the exponential distribution', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1000, noNaN: true }), (x) => {
      expectTenDigits(chiSquareTails(x, 2).upper, Math.exp(-x / 2), `${x}`);
    }),
  );
});
