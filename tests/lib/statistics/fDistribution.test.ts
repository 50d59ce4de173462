import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fQuantile, fTails } from '#workers/lib/statistics/fDistribution.ts';
import { tTwoSided } from '#workers/lib/statistics/tDistribution.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('f'))('%d and %d degrees of freedom, F %d', (numerator, denominator, f, lower, upper) => {
  const tails = fTails(f ?? 0, numerator ?? 0, denominator ?? 0);
  const place = `F ${f}, ${numerator} and ${denominator} degrees of freedom`;
  expectTenDigits(tails.lower, lower, place);
  expectTenDigits(tails.upper, upper, place);
});

test.each(referenceRows('fQuantile'))('%d and %d: the upper tail is %d from %d on', (numerator, denominator, p, f) => {
  expectTenDigits(fQuantile(p ?? 0, numerator ?? 0, denominator ?? 0, 'upper'), f, `quantile ${p}`);
});

test('with 1 degree of freedom it is the square of t', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 40, noNaN: true }), fc.integer({ min: 1, max: 500 }), (t, freedom) => {
      expectTenDigits(fTails(t * t, 1, freedom).upper, tTwoSided(t, freedom), `${t}, ${freedom}`);
    }),
  );
});

test('tails add up to 1 and turn round with the ratio', () => {
  const size = fc.double({ min: 1, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e3, noNaN: true }), size, size, (f, a, b) => {
      const { lower, upper } = fTails(f, a, b);
      expect(lower + upper).toBeCloseTo(1, 12);
      expect(fTails(1 / f, b, a).upper).toBeCloseTo(lower, 9);
    }),
  );
});
