import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustedPValues, holmPValues } from '#workers/lib/statistics/adjustedPValues.ts';

test('four p values by hand, two of them equal', () => {
  const { bonferroni, holm, hochberg, benjaminiHochberg, benjaminiYekutieli } = adjustedPValues([
    0.04, 0.01, 0.04, 0.2,
  ]);
  const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));
  expect(bonferroni).toEqual(close([0.16, 0.04, 0.16, 0.8]));
  expect(holm).toEqual(close([0.12, 0.04, 0.12, 0.2]));
  expect(hochberg).toEqual(close([0.08, 0.04, 0.08, 0.2]));
  expect(benjaminiHochberg).toEqual(close([0.16 / 3, 0.04, 0.16 / 3, 0.2]));
  const harmonic = 1 + 1 / 2 + 1 / 3 + 1 / 4;
  expect(benjaminiYekutieli).toEqual(
    close([(0.16 / 3) * harmonic, 0.04 * harmonic, (0.16 / 3) * harmonic, 0.2 * harmonic]),
  );
});

test('tests that are not shown count as larger', () => {
  expect(holmPValues([0.01, 0.001], 20)).toEqual([expect.closeTo(0.19, 12), expect.closeTo(0.02, 12)]);
  const many = adjustedPValues([1e-9], 1e6).benjaminiYekutieli[0] ?? 0;
  // The millionth harmonic number is 14.392726722865723.
  expect(many / 1e-3).toBeCloseTo(14.392726722865723, 11);
  // So is the expansion where the sum is still added up.
  expect((adjustedPValues([1e-9], 1e5).benjaminiYekutieli[0] ?? 0) / 1e-4).toBeCloseTo(12.090146129863427, 11);
});

test('every adjustment keeps the order, lies between p and 1, and the stricter one is larger', () => {
  const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(values, fc.nat(10), (p, more) => {
      const all = adjustedPValues(p, p.length + more);
      for (const list of Object.values(all) as (readonly number[])[])
        for (const [at, value] of list.entries()) {
          expect(value).toBeGreaterThanOrEqual(p[at] ?? 0);
          expect(value).toBeLessThanOrEqual(1);
          for (const [other, one] of list.entries())
            if ((p[other] ?? 0) < (p[at] ?? 0)) expect(one).toBeLessThanOrEqual(value);
        }
      for (const at of p.keys()) {
        expect(all.holm[at]).toBeLessThanOrEqual(all.bonferroni[at] ?? 0);
        expect(all.hochberg[at]).toBeLessThanOrEqual((all.holm[at] ?? 0) + 1e-15);
        expect(all.benjaminiHochberg[at]).toBeLessThanOrEqual((all.benjaminiYekutieli[at] ?? 0) + 1e-15);
      }
    }),
  );
});

test('none are none', () => {
  expect(adjustedPValues([]).holm).toEqual([]);
});
