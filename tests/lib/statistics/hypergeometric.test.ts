import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  binomialProbability,
  binomialTails,
  drawnLimits,
  hypergeometricProbability,
  hypergeometricTails,
} from '#workers/lib/statistics/hypergeometric.ts';
import { expectTenDigits, referenceRows } from './referenceValues.ts';

test.each(referenceRows('hypergeometric'))('%d marked, %d not, %d drawn: %d', (marked, unmarked, drawn, k, ...rest) => {
  const draw = { marked: marked ?? 0, unmarked: unmarked ?? 0, drawn: drawn ?? 0 };
  const [exactly, atMost, more] = rest;
  expectTenDigits(hypergeometricProbability(k ?? 0, draw), exactly, 'exactly');
  const tails = hypergeometricTails(k ?? 0, draw);
  expectTenDigits(tails.lower, atMost, 'at most');
  expectTenDigits(tails.upper, more, 'more');
});

test('what cannot be drawn has no chance', () => {
  const draw = { marked: 3, unmarked: 4, drawn: 5 };
  expect(drawnLimits(draw)).toEqual([1, 3]);
  expect(hypergeometricProbability(0, draw)).toBe(0);
  expect(hypergeometricTails(0, draw)).toEqual({ lower: 0, upper: 1 });
  expect(hypergeometricTails(3, draw)).toEqual({ lower: 1, upper: 0 });
  expect(hypergeometricProbability(3, { ...draw, drawn: 7 })).toBe(1);
});

describe('the binomial distribution', () => {
  test.each(referenceRows('binomial'))('%d trials of %d: %d successes', (n, p, k, exactly, atMost, more) => {
    const place = `${k} of ${n}`;
    expectTenDigits(binomialProbability(k ?? 0, n ?? 0, p ?? 0), exactly, place);
    const tails = binomialTails(k ?? 0, n ?? 0, p ?? 0);
    expectTenDigits(tails.lower, atMost, place);
    expectTenDigits(tails.upper, more, place);
  });

  test('the ends', () => {
    expect(binomialProbability(-1, 5, 0.2)).toBe(0);
    expect(binomialProbability(6, 5, 0.2)).toBe(0);
    expect(binomialProbability(0, 5, 1)).toBe(0);
    expect(binomialProbability(0, 0, 1)).toBe(1);
    expect(binomialProbability(5, 5, 0)).toBe(0);
    expect(binomialProbability(2, 5, 0)).toBe(0);
    expect(binomialProbability(5, 5, 1)).toBe(1);
    expect(binomialTails(-1, 5, 0.2)).toEqual({ lower: 0, upper: 1 });
    expect(binomialTails(5, 5, 0.2)).toEqual({ lower: 1, upper: 0 });
  });

  test('all probabilities add up to 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, p) => {
        const sum = Array.from({ length: n + 1 }, (_, k) => binomialProbability(k, n, p)).reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(1, 10);
      }),
    );
  });
});
