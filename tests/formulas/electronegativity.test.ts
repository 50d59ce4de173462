import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/electronegativity.ts';
import { PAULING_ELECTRONEGATIVITIES } from '#workers/reference/electronegativities.ts';

describe('validate', () => {
  const missing = 'Please select two elements';

  refuses(formula, [
    [{ element1: '', element2: '' }, missing, 'element1'],
    [{ element1: '', element2: 'H' }, missing, 'element1'],
    [{ element1: 'He', element2: '' }, missing, 'element2'],
    [{ element1: 'Xx' as 'H', element2: 'He' }, 'Unknown element: Xx', 'element1'],
    [{ element1: 'He', element2: 'toString' as 'H' }, 'Unknown element: toString', 'element2'],
    [{ element1: 'He', element2: 'H' }, 'No Pauling electronegativity for He', 'element1'],
    [{ element1: 'H', element2: 'Og' }, 'No Pauling electronegativity for Og', 'element2'],
  ]);
  accepts(formula, [
    [
      { element1: 'H', element2: 'Cl' },
      { element1: 'H', element2: 'Cl' },
    ],
  ]);
});

describe('the bond', () => {
  test('hydrogen and chlorine', () => {
    const { difference, ...result } = computed(formula, { element1: 'H', element2: 'Cl' });
    expect(difference).toBeCloseTo(0.96, 12);
    expect(result).toMatchObject({
      electronegativity1: 2.2,
      electronegativity2: 3.16,
      bondType: 'polar covalent',
      negativeEnd: 'Cl',
    });
  });

  test('hydrogen fluoride is ionic by the rule, polar by wider limits', () => {
    const { bondType, otherLimits } = computed(formula, { element1: 'H', element2: 'F' });
    expect(bondType).toBe('ionic');
    expect(otherLimits.map((limits) => limits.bondType)).toEqual(['ionic', 'polar covalent', 'polar covalent']);
  });

  test.each([
    ['C', 'Sb', 'polar covalent'],
    ['C', 'N', 'nonpolar covalent'],
    ['Rh', 'F', 'ionic'],
  ] as const)('%s and %s, at a limit, are %s', (element1, element2, type) => {
    expect(computed(formula, { element1, element2 }).bondType).toBe(type);
  });

  test('has no negative end between equals, and turns round with the order', () => {
    const elements = fc.constantFrom(
      ...(Object.keys(PAULING_ELECTRONEGATIVITIES) as (keyof typeof PAULING_ELECTRONEGATIVITIES)[]),
    );
    fc.assert(
      fc.property(elements, elements, (element1, element2) => {
        const [one, other] = [
          computed(formula, { element1, element2 }),
          computed(formula, { element1: element2, element2: element1 }),
        ];
        expect(other).toEqual({
          ...one,
          electronegativity1: one.electronegativity2,
          electronegativity2: one.electronegativity1,
        });
        expect(one.negativeEnd === null).toBe(one.difference === 0);
      }),
    );
  });
});
