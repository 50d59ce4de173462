import { expect, test } from 'vitest';
import { betaQuantile } from '#workers/lib/statistics/proportionIntervals.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('betaQuantile'))('shapes %d and %d: the lower tail is %d up to %d', (a, b, p, share) => {
  expectTenDigits(betaQuantile(p ?? 0, a ?? 0, b ?? 0), share, `quantile ${p}`);
});

test('the upper quantile is that of the mirrored distribution', () => {
  expect(betaQuantile(0.025, 3, 8, 'upper')).toBeCloseTo(1 - betaQuantile(0.025, 8, 3), 14);
});
