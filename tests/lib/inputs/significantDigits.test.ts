import { expect, test } from 'vitest';
import { significantDigits } from '#workers/formulas/unit-conversion.ts';

test.each([
  ['1200', 4],
  ['1e3', 1],
  ['0.0254', 3],
  ['15.2', 3],
  ['1.50', 3],
  ['-40', 2],
  ['−0.5', 1],
  ['+12,5', 3],
  ['12 345', 5],
  ['1.60e-19', 3],
  ['007', 1],
  ['0', 1],
  ['0.000', 1],
])('%s has %i', (typed, figures) => {
  expect(significantDigits(typed)).toBe(figures);
});
