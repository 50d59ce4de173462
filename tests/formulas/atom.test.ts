import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/atom.ts';

const atoms = fc.record({ element: fc.constantFrom('H', 'He', 'Li'), massNumber: fc.integer({ min: 3, max: 400 }) });

describe('validate', () => {
  const massNumber = 'Please enter a whole mass number not below the atomic number';

  refuses(formula, [
    [{ element: '', massNumber: null }, 'Please select an element', 'element'],
    [{ element: '', massNumber: -1 }, 'Please select an element', 'element'],
    [{ element: 'C' as 'H', massNumber: null }, 'Please select an element', 'element'],
    [{ element: 'toString' as 'H', massNumber: null }, 'Please select an element', 'element'],
    [{ element: 'H', massNumber: 0 }, massNumber, 'massNumber'],
    [{ element: 'Li', massNumber: 2 }, massNumber, 'massNumber'],
    [{ element: 'He', massNumber: 3.5 }, massNumber, 'massNumber'],
    [{ element: 'He', massNumber: -4 }, massNumber, 'massNumber'],
    [{ element: 'He', massNumber: Number.NaN }, massNumber, 'massNumber'],
    [{ element: 'He', massNumber: 1e16 }, massNumber, 'massNumber'],
  ]);
  accepts(formula, [
    [
      { element: 'H', massNumber: null },
      { element: 'H', massNumber: 1 },
    ],
    [
      { element: 'He', massNumber: null },
      { element: 'He', massNumber: 4 },
    ],
    [
      { element: 'Li', massNumber: null },
      { element: 'Li', massNumber: 7 },
    ],
    [
      { element: 'Li', massNumber: 3 },
      { element: 'Li', massNumber: 3 },
    ],
  ]);
});

describe('the atom', () => {
  test('lithium-7, particle by particle', () => {
    expect(computed(formula, { element: 'Li', massNumber: 7 })).toEqual({
      atomicNumber: 3,
      massNumber: 7,
      neutrons: 4,
      electrons: 3,
      electronConfiguration: '1s2 2s1',
      valenceElectrons: 3,
      shellConfiguration: [2, 1],
      isNatural: true,
      reference: { valenceElectrons: 1 },
    });
  });

  test('the two rules agree on hydrogen and helium', () => {
    for (const [element, electrons] of [
      ['H', 1],
      ['He', 2],
    ] as const) {
      const { valenceElectrons, reference } = computed(formula, { element, massNumber: 4 });
      expect([valenceElectrons, reference.valenceElectrons]).toEqual([electrons, electrons]);
    }
  });

  test.each([
    ['H', 2, true],
    ['H', 3, false],
    ['He', 3, true],
    ['Li', 11, false],
  ] as const)('%s-%d natural: %s', (element, massNumber, isNatural) => {
    expect(computed(formula, { element, massNumber }).isNatural).toBe(isNatural);
  });

  test('protons and neutrons make the mass number; shells hold every electron', () => {
    fc.assert(
      fc.property(atoms, (input) => {
        const { atomicNumber, neutrons, massNumber, electrons, shellConfiguration } = computed(formula, input);
        expect(atomicNumber + neutrons).toBe(massNumber);
        expect(shellConfiguration.reduce((sum, shell) => sum + shell, 0)).toBe(electrons);
      }),
    );
  });
});
