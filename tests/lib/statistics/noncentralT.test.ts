import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareTails } from '#workers/lib/statistics/chiSquareDistribution.ts';
import { noncentralityOfT, noncentralTTails } from '#workers/lib/statistics/noncentralT.ts';
import { normalTails } from '#workers/lib/statistics/normal.ts';
import { tTails } from '#workers/lib/statistics/tDistribution.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('noncentralT'))(
  '%d degrees of freedom, t %d, shifted by %d',
  (freedom, t, shift, lower, upper) => {
    const tails = noncentralTTails(t ?? 0, freedom ?? 0, shift ?? 0);
    expectTenDigits(tails.lower, lower, 'lower');
    expectTenDigits(tails.upper, upper, 'upper');
  },
);

test('without a shift it is Student’s, with very many degrees of freedom normal', () => {
  expect(noncentralTTails(1.3, 8, 0)).toEqual(tTails(1.3, 8));
  expect(noncentralTTails(1.3, 1e13, 2)).toEqual(normalTails(1.3 - 2));
  expect(noncentralTTails(1.3, 1e9, 2).lower).toBeCloseTo(normalTails(1.3 - 2).lower, 8);
});

test('the noncentrality of a t has its probability', () => {
  const t = fc.double({ min: -30, max: 30, noNaN: true });
  fc.assert(
    fc.property(t, fc.integer({ min: 1, max: 400 }), fc.constantFrom(0.005, 0.025, 0.5, 0.975), (at, freedom, p) => {
      const shift = noncentralityOfT(at, freedom, p);
      expect(noncentralTTails(at, freedom, shift).lower).toBeCloseTo(p, 9);
    }),
    { numRuns: 40 },
  );
});

test('a large noncentrality gives what the other integral gives, and quickly', () => {
  for (const [t, freedom] of [
    [38, 5],
    [45, 40],
    [20, 3],
  ] as const) {
    const below = noncentralTTails(t, freedom, 37.9999999);
    const above = noncentralTTails(t, freedom, 38.0000001);
    expect(above.lower / below.lower).toBeCloseTo(1, 6);
    expect(above.upper / below.upper).toBeCloseTo(1, 6);
  }
  expect(noncentralTTails(-1, 5, 50)).toEqual({ lower: 0, upper: 1 });
  expect(noncentralTTails(-1e6, 9, -1.1e6).lower).toBeCloseTo(tLimit(1e6 / 1.1e6, 9), 6);
  expect(noncentralTTails(1e6, 9, noncentralityOfT(1e6, 9, 0.025)).lower).toBeCloseTo(0.025, 9);
});

test.each([0.025, 0.5, 0.975])('where the normal deviate is lost, %d has the noncentrality of a little less', (p) => {
  for (const sign of [1, -1]) {
    const [below, above] = [noncentralityOfT(sign * 999_999_999, 9, p), noncentralityOfT(sign * 1_000_000_001, 9, p)];
    expect(above / below).toBeCloseTo(1, 7);
    expect((noncentralityOfT(sign * 1e308, 9, p) / 1e299) * (1 / above)).toBeCloseTo(1, 7);
  }
});

/** Without the normal deviate, t is δ/s. */
function tLimit(ratio: number, freedom: number): number {
  return chiSquareTails(freedom / (ratio * ratio), freedom).lower;
}
