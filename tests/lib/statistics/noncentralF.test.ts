import { expect, test } from 'vitest';
import { fTails } from '#workers/lib/statistics/fDistribution.ts';
import { noncentralFTails } from '#workers/lib/statistics/noncentralF.ts';
import { noncentralTTails } from '#workers/lib/statistics/noncentralT.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('noncentralF'))(
  '%d and %d degrees of freedom, noncentrality %d, F %d',
  (a, b, shift, f, lower, upper) => {
    const tails = noncentralFTails(f ?? 0, a ?? 0, b ?? 0, shift ?? 0);
    expectTenDigits(tails.lower, lower, 'lower');
    expectTenDigits(tails.upper, upper, 'upper');
  },
);

test('without noncentrality it is F; with 1 degree of freedom the square of a noncentral t', () => {
  expect(noncentralFTails(2, 3, 9, 0)).toEqual(fTails(2, 3, 9));
  const both = noncentralTTails(2, 9, 1.5).upper + noncentralTTails(-2, 9, 1.5).lower;
  expect(noncentralFTails(4, 1, 9, 2.25).upper).toBeCloseTo(both, 11);
});
