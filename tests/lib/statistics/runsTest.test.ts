import { expect, test } from 'vitest';
import { fewRunsPValue } from '#workers/formulas/linear-regression.ts';

test('three above and three below: 20 orders, 2 with two runs, 4 with three', () => {
  expect(fewRunsPValue([1, 1, 1, -1, -1, -1])).toBeCloseTo(2 / 20, 12);
  expect(fewRunsPValue([1, 1, -1, -1, -1, 1])).toBeCloseTo(6 / 20, 12);
  expect(fewRunsPValue([1, -1, 1, -1, 1, -1])).toBeCloseTo(1, 12);
});

test('residuals of 0 have no sign, and one sign alone has no runs to count', () => {
  expect(fewRunsPValue([1, 0, 1, 1, -1, 0, -1, -1])).toBeCloseTo(2 / 20, 12);
  expect(fewRunsPValue([1, 2, 0])).toBeNull();
});
