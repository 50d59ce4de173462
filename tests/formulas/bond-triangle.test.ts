/** The triangle of bonds; more pairs: tests/vectors/own/bond-triangle.json. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { TRIANGLE, trianglePlace, triangleRegion } from '#workers/formulas/bond-triangle.ts';
import electronegativity from '#workers/formulas/electronegativity.ts';

describe('validate', () => {
  refuses(formula, [
    [{ element1: '', element2: '' }, 'Please select two elements', 'element1'],
    [{ element1: 'Na', element2: '' }, 'Please select two elements', 'element2'],
    [{ element1: 'Na', element2: 'Xx' as 'H' }, 'Please select two elements', 'element2'],
    [{ element1: 'He', element2: 'Na' }, 'No Pauling electronegativity for He', 'element1'],
  ]);
  accepts(formula, [
    [
      { element1: 'Na', element2: 'Cl' },
      { element1: 'Na', element2: 'Cl' },
    ],
  ]);
});

describe('compute', () => {
  test('hydrogen fluoride, which the difference alone calls ionic, is covalent', () => {
    expect(computed(electronegativity, { element1: 'H', element2: 'F' }).bondType).toBe('ionic');
    expect(computed(formula, { element1: 'H', element2: 'F' })).toMatchObject({
      region: 'covalent',
      pauling: { first: 2.2, second: 3.98, mean: 3.09, difference: 1.78, negativeEnd: 'F' },
      allen: { first: 13.61, second: 24.8, negativeEnd: 'F' },
      isBorderline: false,
    });
  });

  test('two metals, silicon and hydrogen by themselves: one region, but a remark', () => {
    const metallic = (element1: 'Na' | 'Si' | 'H', element2: 'K' | 'Si' | 'H') => {
      const { region, isBorderline } = computed(formula, { element1, element2 });
      return [region, isBorderline];
    };
    expect(metallic('Na', 'K')).toEqual(['metallic', false]);
    expect(metallic('Si', 'Si')).toEqual(['metallic', true]);
    expect(metallic('H', 'H')).toEqual(['metallic', true]);
  });

  test('an element without a configuration energy has no second scale; like values no end', () => {
    expect(computed(formula, { element1: 'La', element2: 'O' }).allen).toBeNull();
    expect(computed(formula, { element1: 'O', element2: 'O' }).allen?.negativeEnd).toBeNull();
  });

  test('the scales may disagree about the negative end', () => {
    const { pauling, allen } = computed(formula, { element1: 'P', element2: 'H' });
    expect([pauling.negativeEnd, allen?.negativeEnd]).toEqual(['H', 'H']);
    const gold = computed(formula, { element1: 'Au', element2: 'Ge' });
    expect([gold.pauling.negativeEnd, gold.allen?.negativeEnd]).toEqual(['Au', 'Ge']);
  });
});

describe('the triangle', () => {
  const value = fc.integer({ min: 79, max: 398 }).map((hundredths) => hundredths / 100);

  test('mean and difference without errors of rounding, in either order', () => {
    expect(trianglePlace(1.9, 1.6)).toEqual({ mean: 1.75, difference: 0.3 });
    expect(trianglePlace(0.93, 3.16)).toEqual({ mean: 2.045, difference: 2.23 });
    expect(trianglePlace(3.16, 0.93)).toEqual(trianglePlace(0.93, 3.16));
  });

  test('the borders as their source has them, by mean and difference', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const { mean, difference } = trianglePlace(one, other);
        const expected =
          mean <= 2.28 - difference / 2 + 1e-9
            ? 'metallic'
            : mean <= 1.6 + difference / 2 + 1e-9
              ? 'ionic'
              : 'covalent';
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
});
