import { expect, test } from 'vitest';
import { productTm, rychlikAnnealing } from '#workers/lib/sequences/primers/productTm.ts';

test('a product of 500 base pairs, half of them G·C, in 50 mM salt', () => {
  // 81.5 − 21.597 + 20.5 − 1.35
  expect(productTm(500, 50, { monovalent: 50 })).toBeCloseTo(79.053, 3);
  // Less 3 for DMSO, and 2.88 − 0.2265 for a mol of formamide in a liter.
  expect(productTm(500, 50, { monovalent: 50, dmso: 5, formamide: 1 })).toBeCloseTo(79.053 - 5.6535, 3);
});

test('annealing takes 30 % of the primer and 70 % of the product', () => {
  expect(rychlikAnnealing(60, 80)).toBeCloseTo(59.1, 9);
});
