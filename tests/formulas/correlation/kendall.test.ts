import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kendallCorrelation } from '#workers/formulas/correlation/kendall.ts';

test('the tuna of Hollander and Wolfe, as R has them', () => {
  const lightness = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1];
  const panel = [2.6, 3.1, 2.5, 5, 3.6, 4, 5.2, 2.8, 3.8];
  const found = kendallCorrelation(lightness, panel);
  expect(found?.coefficient).toBeCloseTo(4 / 9, 12);
  expect(found?.exactPValue).toBeCloseTo(0.1194, 4);
});

test('ties are corrected for and leave the normal approximation', () => {
  const found = kendallCorrelation([1, 1, 2, 3, 4], [1, 2, 2, 4, 3]);
  expect(found?.coefficient).toBeCloseTo(6 / 9, 12);
  expect(found?.exactPValue).toBeNull();
  expect(kendallCorrelation([2, 2], [1, 2])).toBeNull();
});

test('50 pairs are approximated, 49 counted', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
  expect(kendallCorrelation(upTo(50), upTo(50))?.exactPValue).toBeNull();
  expect(kendallCorrelation(upTo(49), upTo(49))?.exactPValue).toBeGreaterThan(0);
});

test('every pair counts: the merge sort finds the same balance as all pairs do', () => {
  const pair = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(pair, { minLength: 2, maxLength: 40 }), (pairs) => {
      const [first, second] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
      const signs = pairs.flatMap(([x, y], at) =>
        pairs.slice(at + 1).map(([u, v]) => [Math.sign(x - u), Math.sign(y - v)] as const),
      );
      const sum = (of: (signs: readonly [number, number]) => number) => signs.reduce((all, each) => all + of(each), 0);
      const varying = Math.sqrt(sum(([x]) => x * x) * sum(([, y]) => y * y));
      fc.pre(varying > 0);
      expect(kendallCorrelation(first, second)?.coefficient).toBeCloseTo(sum(([x, y]) => x * y) / varying, 12);
    }),
  );
});

test('49,000 pairs, half of them tied, take no minute', () => {
  const first = Array.from({ length: 49_000 }, (_, at) => (at * 7919) % 30_011);
  const second = Array.from({ length: 49_000 }, (_, at) => (at * 104_729) % 30_011);
  const before = performance.now();
  expect(kendallCorrelation(first, second)?.exactPValue).toBeNull();
  expect(performance.now() - before).toBeLessThan(3000);
});
