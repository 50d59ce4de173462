import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalDensity, normalQuantile, normalTails, normalTwoSided } from '#workers/lib/statistics/normal.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('normal'))('beyond %d lies %d', (z, upper) => {
  expectTenDigits(normalTails(z ?? 0).upper, upper, `upper at ${z}`);
  expectTenDigits(normalTails(-(z ?? 0)).lower, upper, `lower at ${z}`);
  expectTenDigits(normalTwoSided(z ?? 0), 2 * (upper ?? 0), `both at ${z}`);
});

test.each(referenceRows('normalQuantile'))('the upper tail is %d from %d on', (p, z) => {
  expectTenDigits(normalQuantile(p ?? 0, 'upper'), z, `quantile ${p}`);
  expectTenDigits(-normalQuantile(p ?? 0), z, `quantile ${p}`);
});

test('the deviates of the first three draws of the seed 1 are those that NumPy draws and AS 241 turns', () => {
  const draws = [0.417022004702574, 0.7203244934421581, 0.00011437481734488664];
  const deviates = [-0.20951784091624318, 0.5838057442681408, -3.68494766953849];
  for (const [index, draw] of draws.entries()) expect(normalQuantile(draw)).toBeCloseTo(deviates[index] ?? 0, 13);
});

test('a quantile has its probability, and the density is the slope', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1 - 1e-12, noNaN: true }), (p) => {
      expectTenDigits(normalTails(normalQuantile(p)).lower, p, `${p}`);
    }),
  );
  const slope = (normalTails(0.7 + 1e-5).lower - normalTails(0.7 - 1e-5).lower) / 2e-5;
  expect(normalDensity(0.7)).toBeCloseTo(slope, 9);
});
