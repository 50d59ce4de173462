import { expect, test } from 'vitest';
import { windowMeans } from '#workers/formulas/protein-profile.ts';

test('a mean for every window', () => {
  expect(windowMeans([1, 2, 3, 6], 3)).toEqual([2, 11 / 3]);
  expect(windowMeans([1, 2], 3)).toEqual([]);
});
