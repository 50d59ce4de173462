import { expect, test } from 'vitest';
import { duplexAbsorption } from '#workers/formulas/region.ts';

test.each([
  // By hand: A·T alone 0.713 · (15.4 + 8.7), G·C alone 0.941 · (7.4 + 11.5), half of each 0.827 · (40.3 + 40.3) thousand.
  ['A', 17.1833],
  ['C', 17.7849],
  ['ACGT', 66.6562],
])('%s: %d thousand', (bases, thousands) => {
  expect(duplexAbsorption(bases)).toBeCloseTo(1000 * thousands, 6);
});

test('the same from either strand, and unknown with other letters', () => {
  expect(duplexAbsorption('ATGGCCATTG')).toBeCloseTo(duplexAbsorption('CAATGGCCAT') ?? 0, 6);
  expect(['', 'ACN', 'ACU'].map(duplexAbsorption)).toEqual([null, null, null]);
});
