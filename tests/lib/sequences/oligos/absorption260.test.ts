import { expect, test } from 'vitest';
import { strandAbsorption } from '#workers/lib/sequences/oligos/absorption260.ts';

test.each([
  ['A', 15.4],
  ['AC', 21.2],
  // By hand: 21.2 + 18.0 + 20.0 − 7.4 − 11.5.
  ['ACGT', 40.3],
  // 9 · 16.8 − 8 · 8.7.
  ['TTTTTTTTTT', 81.6],
  // 22.8 + 19.0 + 21.6 + 17.6 + 14.6 − 8.7 − 11.5 − 11.5 − 7.4.
  ['ATGGCC', 56.5],
])('%s: %d thousand', (bases, thousands) => {
  expect(strandAbsorption(bases)).toBeCloseTo(1000 * thousands, 6);
});

test('less than the sum of its nucleotides, whose bases shade each other', () => {
  expect(strandAbsorption('A'.repeat(20))).toBeLessThan(20 * 15_400);
});

test('unknown with other letters', () => {
  expect(['', 'ACN', 'acg', 'ACU'].map((bases) => strandAbsorption(bases))).toEqual([null, null, null, null]);
});

// By hand: 24.6 + 24.0 + 19.6 − 15.4 − 9.9 and 21.0 + 17.8 + 21.2 − 7.2 − 11.5.
test.each([
  ['U', 9.9],
  ['UAUU', 42.9],
  ['ACGU', 41.3],
])('RNA %s: %d thousand', (bases, thousands) => {
  expect(strandAbsorption(bases, 'RNA')).toBeCloseTo(1000 * thousands, 6);
});

test('RNA has no T', () => {
  expect(strandAbsorption('ACGT', 'RNA')).toBeNull();
});
