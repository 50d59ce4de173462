import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascending, linearQuantile, medianOf, quartilesOf } from '#workers/lib/statistics/quartiles.ts';

const SIX = [2, 4, 4, 5, 7, 9];
const SEVEN = [1, 3, 3, 4, 6, 8, 11];

test.each([
  ['linear', 4, 6.5],
  ['exclusive', 3.5, 7.5],
  ['tukey-hinges', 4, 7],
  ['moore-mccabe', 4, 7],
] as const)('six values, %s', (method, quartile1, quartile3) => {
  expect(quartilesOf(SIX, method)).toEqual({ quartile1, quartile3 });
});

test.each([
  ['linear', 3, 7],
  ['exclusive', 3, 8],
  ['tukey-hinges', 3, 7],
  ['moore-mccabe', 3, 8],
] as const)('seven values, %s', (method, quartile1, quartile3) => {
  expect(quartilesOf(SEVEN, method)).toEqual({ quartile1, quartile3 });
});

test('one value is its own quartile, except where halves are needed', () => {
  expect(quartilesOf([5], 'exclusive')).toEqual({ quartile1: 5, quartile3: 5 });
  expect(quartilesOf([5], 'tukey-hinges')).toEqual({ quartile1: 5, quartile3: 5 });
  expect(quartilesOf([5], 'moore-mccabe')).toBeNull();
  expect(quartilesOf([1, 2], 'exclusive')).toEqual({ quartile1: 1, quartile3: 2 });
});

test('median and quantiles', () => {
  expect(medianOf([1, 2, 9])).toBe(2);
  expect(medianOf([1, 2, 4, 9])).toBe(3);
  expect(linearQuantile([0, 10], 0.3)).toBe(3);
  expect(ascending([3, -1, 2])).toEqual([-1, 2, 3]);
});

test('quartiles lie between the ends, the first below the third, whatever the method', () => {
  const sample = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(sample, fc.constantFrom('linear', 'exclusive', 'tukey-hinges', 'moore-mccabe'), (values, method) => {
      const sorted = ascending(values);
      const found = quartilesOf(sorted, method);
      expect(found?.quartile1).toBeGreaterThanOrEqual(sorted[0] ?? 0);
      expect(found?.quartile3).toBeLessThanOrEqual(sorted.at(-1) ?? 0);
      expect(found?.quartile1).toBeLessThanOrEqual(found?.quartile3 ?? 0);
    }),
  );
});
