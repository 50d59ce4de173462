import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inverseOfPositiveDefinite, solvePositiveDefinite } from '#workers/lib/mathematics/positiveDefinite.ts';

test('solves a system by hand', () => {
  const solution = solvePositiveDefinite(
    [
      [4, 2],
      [2, 3],
    ],
    [10, 9],
  );
  expect(solution).toEqual([expect.closeTo(1.5, 13), expect.closeTo(2, 13)]);
});

test('scales of very different size do no harm', () => {
  const solution = solvePositiveDefinite(
    [
      [4e200, 2e50],
      [2e50, 3e-100],
    ],
    [10e200, 9e50],
  );
  expect(solution).toEqual([expect.closeTo(1.5, 12), expect.closeTo(2e150, -138)]);
});

test('matrix times inverse is the identity', () => {
  const number = fc.double({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.array(number, { minLength: 3, maxLength: 3 }), { minLength: 5, maxLength: 5 }), (rows) => {
      const matrix = [0, 1, 2].map((i) =>
        [0, 1, 2].map((j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), i === j ? 1 : 0)),
      );
      const inverse = inverseOfPositiveDefinite(matrix);
      for (const i of [0, 1, 2])
        for (const j of [0, 1, 2]) {
          const product = [0, 1, 2].reduce((sum, k) => sum + (matrix[i]?.[k] ?? 0) * (inverse?.[k]?.[j] ?? 0), 0);
          expect(product).toBeCloseTo(i === j ? 1 : 0, 9);
        }
    }),
  );
});

test('a singular matrix has neither solution nor inverse', () => {
  const matrix = [
    [1, 2],
    [2, 4],
  ];
  expect(solvePositiveDefinite(matrix, [1, 2])).toBeNull();
  expect(inverseOfPositiveDefinite(matrix)).toBeNull();
  expect(
    solvePositiveDefinite(
      [
        [0, 0],
        [0, 1],
      ],
      [1, 2],
    ),
  ).toBeNull();
});
