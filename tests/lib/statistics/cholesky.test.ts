import { expect, test } from 'vitest';
import { choleskyFactor } from '#workers/lib/statistics/cholesky.ts';

test('the factor times its transpose is the matrix', () => {
  const matrix = [
    [1, -0.36, 0.86],
    [-0.36, 1, -0.65],
    [0.86, -0.65, 1],
  ];
  const factor = choleskyFactor(matrix);
  for (const [row, entries] of matrix.entries()) {
    for (const [column, entry] of entries.entries()) {
      const product = (factor?.[row] ?? []).reduce((sum, part, at) => sum + part * (factor?.[column]?.[at] ?? 0), 0);
      expect(product).toBeCloseTo(entry, 12);
    }
  }
});

test('full correlation has a factor with a zero pivot', () => {
  expect(
    choleskyFactor([
      [1, 1],
      [1, 1],
    ]),
  ).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test('impossible correlations have none', () => {
  expect(
    choleskyFactor([
      [1, 0.9, -0.9],
      [0.9, 1, 0.9],
      [-0.9, 0.9, 1],
    ]),
  ).toBeNull();
  expect(
    choleskyFactor([
      [1, 2],
      [2, 1],
    ]),
  ).toBeNull();
});
