import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tQuantile, tTails, tTwoSided, tWithin } from '#workers/lib/statistics/tDistribution.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('t'))('%d degrees of freedom, t %d: the upper tail is %d', (freedom, t, upper) => {
  const place = `t ${t}, ${freedom} degrees of freedom`;
  expectTenDigits(tTails(t ?? 0, freedom ?? 0).upper, upper, place);
  expectTenDigits(tTails(-(t ?? 0), freedom ?? 0).lower, upper, place);
  expectTenDigits(tTwoSided(t ?? 0, freedom ?? 0) / 2, upper, place);
});

test.each(referenceRows('tQuantile'))('%d degrees of freedom: the upper tail is %d from %d on', (freedom, p, t) => {
  const place = `quantile ${p}, ${freedom} degrees of freedom`;
  expectTenDigits(tQuantile(p ?? 0, freedom ?? 0, 'upper'), t, place);
  expectTenDigits(-tQuantile(p ?? 0, freedom ?? 0), t, place);
});

test('the median is 0, and the share within ±t is that between the tails', () => {
  expect(tQuantile(0.5, 7)).toBe(0);
  expect(tWithin(0.95, 10)).toBeCloseTo(2.228138851986274, 12);
});

test('a quantile has its probability', () => {
  const probability = fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true });
  fc.assert(
    fc.property(probability, fc.double({ min: 0.5, max: 1e4, noNaN: true }), (p, freedom) => {
      expectTenDigits(tTails(tQuantile(p, freedom), freedom).lower, p, `${p}, ${freedom}`);
    }),
  );
});
