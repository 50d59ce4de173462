import { expect, test } from 'vitest';
import { knownProductIssue, typedProduct } from '#workers/formulas/primer-dimers/knownProduct.ts';

test.each([
  [{}, null],
  [{ productLength: 300, productGc: 0 }, null],
  [{ productLength: 300 }, 'productGc'],
  [{ productGc: 40 }, 'productLength'],
  [{ productLength: 0, productGc: 40 }, 'productLength'],
  [{ productLength: 1.5, productGc: 40 }, 'productLength'],
  [{ productLength: 300, productGc: 101 }, 'productGc'],
  [{ productLength: 300, productGc: Number.NaN }, 'productGc'],
])('%j: %s', (product, path) => {
  expect(knownProductIssue(product)?.path ?? null).toBe(path);
});

test('the less stable primer counts, and without two there is no annealing temperature', () => {
  const product = { productLength: 675, productGc: 50 };
  // 81.5 + 16.6 · log10 1 + 20.5 − 1 = 101; 0.3 · 50 + 70.7 − 14.9 = 70.8.
  expect(typedProduct(product, [60, 50], { monovalent: 1000 })).toEqual({
    tm: 101,
    annealing: expect.closeTo(70.8, 9),
  });
  expect(typedProduct(product, [60, undefined], { monovalent: 1000 })).toEqual({ tm: 101, annealing: null });
  expect(typedProduct({}, [60, 50], { monovalent: 1000 })).toBeNull();
});
