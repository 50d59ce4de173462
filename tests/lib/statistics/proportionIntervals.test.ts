import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  agrestiCaffoInterval,
  agrestiCoullInterval,
  betaQuantile,
  clopperPearsonInterval,
  jeffreysInterval,
  newcombeInterval,
  waldDifference,
  waldInterval,
  wilsonInterval,
  zOf,
} from '#workers/lib/statistics/proportionIntervals.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test('81 of 263, the score interval of Newcombe 1998', () => {
  const { lower, upper } = wilsonInterval(81, 263, 0.95);
  expect(lower).toBeCloseTo(0.2553, 4);
  expect(upper).toBeCloseTo(0.3662, 4);
  expect(zOf(0.95)).toBeCloseTo(1.959963984540054, 14);
});

test('none and all', () => {
  expect(wilsonInterval(0, 20, 0.95)).toEqual({ lower: 0, upper: expect.closeTo(0.1611, 4) });
  expect(clopperPearsonInterval(0, 20, 0.95)).toEqual({ lower: 0, upper: expect.closeTo(1 - 0.025 ** (1 / 20), 12) });
  expect(clopperPearsonInterval(20, 20, 0.95)).toEqual({ lower: expect.closeTo(0.025 ** (1 / 20), 12), upper: 1 });
  expect(jeffreysInterval(0, 20, 0.95).lower).toBe(0);
  expect(jeffreysInterval(20, 20, 0.95).upper).toBe(1);
  expect(waldInterval(0, 20, 0.95)).toEqual({ lower: 0, upper: 0 });
  expect(agrestiCoullInterval(0, 20, 0.95).lower).toBe(0);
});

test('56 of 70 and 48 of 80, method 10 of Newcombe 1998', () => {
  const [first, second] = [
    { successes: 56, trials: 70 },
    { successes: 48, trials: 80 },
  ];
  const { lower, upper } = newcombeInterval(first, second, 0.95);
  expect(lower).toBeCloseTo(0.0524, 4);
  expect(upper).toBeCloseTo(0.3339, 4);
  expect(waldDifference(first, second, 0.95).lower).toBeCloseTo(0.0575, 4);
  expect(agrestiCaffoInterval(first, second, 0.95).lower).toBeCloseTo(0.0525, 4);
});

test('every interval holds the share, and failures mirror successes', () => {
  const sample = fc
    .integer({ min: 1, max: 400 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
  const methods = [wilsonInterval, clopperPearsonInterval, agrestiCoullInterval, waldInterval];
  fc.assert(
    fc.property(sample, fc.constantFrom(...methods, jeffreysInterval), ([successes, trials], method) => {
      const { lower, upper } = method(successes, trials, 0.95);
      expect(lower).toBeLessThanOrEqual(successes / trials + 1e-12);
      expect(upper).toBeGreaterThanOrEqual(successes / trials - 1e-12);
      expect(method(trials - successes, trials, 0.95).lower).toBeCloseTo(1 - upper, 11);
    }),
  );
});

test.each(referenceRows('betaQuantile'))(
  'beta distribution, shapes %d and %d: the lower tail is %d up to %d',
  (a, b, p, share) => {
    expectTenDigits(betaQuantile(p ?? 0, a ?? 0, b ?? 0), share, `quantile ${p}`);
  },
);

test('the upper quantile of the beta distribution is that of the mirrored distribution', () => {
  expect(betaQuantile(0.025, 3, 8, 'upper')).toBeCloseTo(1 - betaQuantile(0.025, 8, 3), 14);
});
