import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRIANGLE, trianglePlace, triangleRegion } from '#workers/formulas/bond-triangle.ts';

const value = fc.integer({ min: 79, max: 398 }).map((hundredths) => hundredths / 100);

test('mean and difference without errors of rounding, whatever the order', () => {
  expect(trianglePlace(1.9, 1.6)).toEqual({ mean: 1.75, difference: 0.3 });
  expect(trianglePlace(0.93, 3.16)).toEqual({ mean: 2.045, difference: 2.23 });
  expect(trianglePlace(3.16, 0.93)).toEqual(trianglePlace(0.93, 3.16));
});

test('the borders as their source has them, by mean and difference', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      const { mean, difference } = trianglePlace(one, other);
      const expected =
        mean <= 2.28 - difference / 2 + 1e-9 ? 'metallic' : mean <= 1.6 + difference / 2 + 1e-9 ? 'ionic' : 'covalent';
      expect(triangleRegion(one, other)).toBe(expected);
    }),
  );
});

test('both limits belong to the lower side', () => {
  expect(triangleRegion(2.28, 2.28)).toBe('metallic');
  expect(triangleRegion(2.29, 1.6)).toBe('ionic');
  expect(triangleRegion(2.29, 1.61)).toBe('covalent');
});

test('the drawn borders end on the outline and meet each other', () => {
  const [, top] = TRIANGLE.outline;
  expect(top).toEqual({ mean: 2.385, difference: 3.19 });
  expect(TRIANGLE.metals).toEqual([
    { mean: 1.535, difference: 1.49 },
    { mean: 2.28, difference: 0 },
  ]);
  expect(TRIANGLE.ions).toEqual([
    { mean: 1.94, difference: 0.68 },
    { mean: 2.79, difference: 2.38 },
  ]);
});
