import { expect, test } from 'vitest';
import { DISSIMILARITIES, turnoverOf } from '#workers/formulas/beta-diversity.ts';

const [x, y] = [
  [10, 5, 0, 2, 1],
  [8, 6, 1, 0, 0],
];

test('two woods by all indices', () => {
  expect(DISSIMILARITIES['bray-curtis'](x, y)).toBeCloseTo(7 / 33, 12);
  expect(DISSIMILARITIES.jaccard(x, y)).toBeCloseTo(3 / 5, 12);
  expect(DISSIMILARITIES.sorensen(x, y)).toBeCloseTo(3 / 7, 12);
  expect(DISSIMILARITIES['morisita-horn'](x, y)).toBeCloseTo(0.0415335463258786, 12);
  expect(turnoverOf(x, y)).toBeCloseTo(1 / 3, 12);
});

test('the same list, and lists with nothing in common', () => {
  for (const of of Object.values(DISSIMILARITIES)) {
    expect(of(x, x)).toBeCloseTo(0, 12);
    expect(of([1, 0], [0, 3])).toBe(1);
  }
  expect(turnoverOf([1, 1], [1, 0])).toBe(0);
});
