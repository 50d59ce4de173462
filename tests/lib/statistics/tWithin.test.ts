import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tWithin } from '#workers/lib/statistics/tDistribution.ts';

describe('the t of Student’s distribution', () => {
  // The usual printed table, 95 % and 99 % between −t and t.
  test.each([
    [0.95, 1, 12.706],
    [0.95, 2, 4.303],
    [0.95, 3, 3.182],
    [0.95, 4, 2.776],
    [0.95, 10, 2.228],
    [0.95, 29, 2.045],
    [0.95, 120, 1.98],
    [0.99, 1, 63.657],
    [0.99, 5, 4.032],
    [0.99, 30, 2.75],
  ])('for a share of %d and %d degrees of freedom is %d', (share, freedom, t) => {
    expect(tWithin(share, freedom)).toBeCloseTo(t, 3);
  });

  test('comes down to that of the normal distribution', () => {
    expect(tWithin(0.95, 1_000_000)).toBeCloseTo(1.96, 4);
  });

  test('has closed forms for one and two degrees of freedom', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.999, noNaN: true }), (share) => {
        const [one, two] = [Math.tan((Math.PI * share) / 2), share * Math.sqrt(2 / (1 - share ** 2))];
        expect(tWithin(share, 1) / one).toBeCloseTo(1, 9);
        expect(tWithin(share, 2) / two).toBeCloseTo(1, 9);
      }),
    );
  });

  test('grows with the share and falls with the degrees of freedom', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.98, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (share, freedom) => {
          expect(tWithin(share + 0.01, freedom)).toBeGreaterThan(tWithin(share, freedom));
          expect(tWithin(share, freedom + 1)).toBeLessThan(tWithin(share, freedom));
        },
      ),
    );
  });
});
