import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chiSquareStatistic,
  chiSquareTail1Df,
  chiSquareTail2Df,
  chiSquareTail4Df,
} from '#workers/lib/mathematics/chiSquare.ts';
import { CHI_SQUARE_LIMITS, SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

describe('statistic', () => {
  test('adds up squared distances by what was expected', () => {
    expect(chiSquareStatistic([30, 40, 30], [25, 50, 25])).toBe(4);
  });

  test('skips a class with an expected count of 0', () => {
    expect(chiSquareStatistic([25, 0, 0], [25, 0, 0])).toBe(0);
  });

  test('is 0 for what was expected and above 0 otherwise', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(counts, (expected) => {
        expect(chiSquareStatistic(expected, expected)).toBe(0);
        expect(chiSquareStatistic([(expected[0] ?? 0) + 1, ...expected.slice(1)], expected)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('tails', () => {
  test.each([
    ['1', chiSquareTail1Df, CHI_SQUARE_LIMITS.one],
    ['2', chiSquareTail2Df, CHI_SQUARE_LIMITS.two],
    ['4', chiSquareTail4Df, CHI_SQUARE_LIMITS.four],
  ])('with %s degrees of freedom the printed limit is the 5 %% one', (_, tail, limit) => {
    expect(tail(limit)).toBeCloseTo(SIGNIFICANCE, 4);
    expect(tail(limit - 0.001)).toBeGreaterThan(SIGNIFICANCE);
    expect(tail(limit + 0.001)).toBeLessThan(SIGNIFICANCE);
  });

  test('start at 1, and are wider with more degrees of freedom', () => {
    expect([chiSquareTail1Df(0), chiSquareTail2Df(0), chiSquareTail4Df(0)]).toEqual([1, 1, 1]);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (x) => {
        expect(chiSquareTail1Df(x)).toBeLessThan(chiSquareTail2Df(x));
        expect(chiSquareTail2Df(x)).toBeLessThan(chiSquareTail4Df(x));
      }),
    );
  });

  test('1 degree of freedom, far out', () => {
    expect(chiSquareTail1Df(100) / 1.523970604832105e-23).toBeCloseTo(1, 10);
  });
});
