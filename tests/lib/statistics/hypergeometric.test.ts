import { expect, test } from 'vitest';
import { drawnLimits, hypergeometricProbability, hypergeometricTails } from '#workers/lib/statistics/hypergeometric.ts';
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
