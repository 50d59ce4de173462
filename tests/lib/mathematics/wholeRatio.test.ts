import { expect, test } from 'vitest';
import { wholeRatio } from '#workers/formulas/ratio.ts';

test.each([
  [
    [1.5, 2.25],
    [2, 3],
  ],
  [
    [20, 10, 10],
    [2, 1, 1],
  ],
  [
    [0.1, 0.3],
    [1, 3],
  ],
  [
    [1e-7, 3e-7],
    [1, 3],
  ],
  [
    [7, 7],
    [1, 1],
  ],
])('%j is %j', (terms, whole) => {
  expect(wholeRatio(terms)).toEqual(whole);
});

test('has no whole numbers for terms too far apart', () => {
  expect(wholeRatio([1e20, 1e-20])).toBeNull();
  expect(wholeRatio([1e300, 2])).toBeNull();
});
