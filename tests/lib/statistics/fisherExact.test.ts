import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FourCounts, fisherExact } from '#workers/lib/statistics/fisherExact.ts';

describe('against scipy.stats.fisher_exact and contingency.odds_ratio', () => {
  test.each<readonly [counts: FourCounts, pValue: number, oddsRatio: number, lower: number, upper: number]>([
    [[3, 1, 1, 3], 0.48571428571428565, 6.408319658199662, 0.21173559544657966, 626.2435305888141],
    [[10, 2, 3, 15], 0.0005367241191434357, 21.305317556750314, 2.7533827882493185, 301.4623379715165],
    [[120, 80, 60, 140], 2.2980903403169824e-9, 3.4883529019109405, 2.2662474703015114, 5.412971811274505],
    [[50, 1, 257, 375], 1.2220470363525847e-17, 72.68543922557242, 12.290052152236736, 2946.156640837345],
    [[2, 31, 136, 15532], 0.03390271476034176, 7.365322677986116, 0.8458141615770617, 29.444343085316724],
  ])('%j', (counts, pValue, ...ratio) => {
    const { pValue: found, oddsRatio, lower, upper } = fisherExact(counts, 0.95);
    expect(found / pValue).toBeCloseTo(1, 11);
    for (const [at, value] of [oddsRatio, lower, upper].entries())
      expect((value ?? 0) / (ratio[at] ?? 1)).toBeCloseTo(1, 8);
  });
});

test('the limits that R 4.2.2 prints are those of its coarse search', () => {
  const { oddsRatio, lower, upper } = fisherExact([3, 1, 1, 3], 0.95).asInR;
  expect([oddsRatio, lower, upper]).toEqual([
    expect.closeTo(6.40830886700579, 12),
    expect.closeTo(0.211732915305503, 12),
    expect.closeTo(621.933750545417, 9),
  ]);
});

test('a cell as small or as large as the margins allow leaves the ratio open on that side', () => {
  expect(fisherExact([0, 10, 5, 7], 0.95)).toMatchObject({
    oddsRatio: 0,
    lower: 0,
    asInR: { oddsRatio: 0, lower: 0 },
  });
  expect(fisherExact([10, 0, 7, 5], 0.95)).toMatchObject({ oddsRatio: null, upper: null, asInR: { upper: null } });
});

test('counts in the hundred thousands are computed at once', () => {
  const { oddsRatio, pValue } = fisherExact([200000, 100000, 100000, 200500], 0.95);
  expect(pValue).toBe(0);
  // Close to ad/bc = 4.01.
  expect(oddsRatio).toBeCloseTo(4.01, 3);
});

test('p is that of all tables summed, and exchanging the rows inverts the ratio', () => {
  const count = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(count, count, count, count, (a, b, c, d) => {
      const { pValue, ...ratio } = fisherExact([a, b, c, d], 0.9);
      expect(pValue).toBeCloseTo(pBySum(a, b, c, d), 10);
      const exchanged = fisherExact([c, d, a, b], 0.9);
      if (ratio.oddsRatio !== null && exchanged.oddsRatio !== null && ratio.oddsRatio > 0)
        expect(ratio.oddsRatio * exchanged.oddsRatio).toBeCloseTo(1, 8);
      if (exchanged.upper !== null && ratio.lower > 0) expect(ratio.lower * exchanged.upper).toBeCloseTo(1, 8);
    }),
  );
});

/** Binomial coefficients of Pascal's triangle. */
function choose(n: number, k: number): number {
  return k < 0 || k > n ? 0 : Array.from({ length: k }).reduce<number>((all, _, i) => (all * (n - i)) / (i + 1), 1);
}

function pBySum(a: number, b: number, c: number, d: number): number {
  const chance = (k: number) => (choose(a + c, k) * choose(b + d, a + b - k)) / choose(a + b + c + d, a + b);
  const all = Array.from({ length: a + b + 1 }, (_, k) => chance(k));
  return all.filter((each) => each <= chance(a) * (1 + 1e-7)).reduce((sum, each) => sum + each, 0);
}
