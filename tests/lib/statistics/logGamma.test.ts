import { expect, test } from 'vitest';
import { devianceTerm, logGamma, stirlingError } from '#workers/lib/statistics/logGamma.ts';

test('the logarithms of factorials and of Γ(½)', () => {
  expect(Math.exp(logGamma(6))).toBeCloseTo(120, 10);
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 14);
  expect(logGamma(1e-5)).toBeCloseTo(11.512919692895824, 12);
  expect(logGamma(101)).toBeCloseTo(363.73937555556347, 11);
});

test('the error of Stirling’s formula, with and without the series', () => {
  expect(stirlingError(1)).toBeCloseTo(0.08106146679532726, 15);
  expect(stirlingError(16 - 1e-9)).toBeCloseTo(stirlingError(16), 12);
  expect(stirlingError(100)).toBeCloseTo(0.0008333305556349205, 16);
});

test('the deviance is 0 where both are equal and keeps its digits beside', () => {
  expect(devianceTerm(7, 7)).toBe(0);
  expect(devianceTerm(1 + 1e-6, 1)).toBeCloseTo(4.9999983e-13, 19);
  expect(devianceTerm(10, 2)).toBeCloseTo(10 * Math.log(5) - 8, 14);
});
