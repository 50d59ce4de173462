/** Atoms of any element. Binding energies against those of the atomic mass evaluation: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type AnyAtomInput } from '#workers/formulas/any-atom.ts';
import electronConfig from '#workers/formulas/electron-config.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const iron: AnyAtomInput = { element: 'Fe', massNumber: 56, charge: 0 };
const blank: Candidate<AnyAtomInput> = { ...iron, massNumber: null, charge: null };

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, element: '' }, 'Please select an element', 'element'],
    [{ ...blank, element: 'Xx' as 'Fe' }, 'Please select an element', 'element'],
    [{ ...blank, massNumber: 25 }, 'The mass number of iron is whole, from 26 to 86', 'massNumber'],
    [{ ...blank, massNumber: 87 }, 'The mass number of iron is whole, from 26 to 86', 'massNumber'],
    [{ ...blank, massNumber: 56.5 }, 'The mass number of iron is whole, from 26 to 86', 'massNumber'],
    [{ ...blank, charge: 0.5 }, 'Please enter a whole charge', 'charge'],
    [{ ...blank, charge: 27 }, 'Charge exceeds the number of electrons', 'charge'],
    [{ ...blank, charge: -200 }, 'The filling order ends at 120 electrons', 'charge'],
  ]);
  accepts(formula, [
    [blank, iron],
    [
      { ...blank, element: 'Tc' },
      { element: 'Tc', massNumber: 97, charge: 0 },
    ],
    [
      { ...blank, element: 'Cl' },
      { element: 'Cl', massNumber: 35, charge: 0 },
    ],
    [
      { ...blank, element: 'H', massNumber: 3 },
      { element: 'H', massNumber: 3, charge: 0 },
    ],
  ]);
});

describe('compute', () => {
  test('iron-56 as Fe³⁺', () => {
    expect(computed(formula, { ...iron, charge: 3 })).toMatchObject({
      protons: 26,
      neutrons: 30,
      electrons: 23,
      shorthand: '[Ar] 3d5',
      shells: [2, 8, 13],
      valenceElectrons: 8,
      isNatural: true,
    });
  });

  test('every element has an atom, with the configuration of its own page', () => {
    for (const element of Object.keys(ELEMENTS) as ElementSymbol[]) {
      const verdict = formula.validate({ element, massNumber: null, charge: null });
      if (!verdict.ok) throw new Error(`${element}: ${verdict.issues[0]?.message}`);
      const { configuration, electrons, protons } = computed(formula, verdict.input);
      expect([element, electrons]).toEqual([element, protons]);
      expect(configuration).toBe(computed(electronConfig, { element, charge: 0 }).configuration);
    }
  });

  test('what is not natural has no mass; a bare proton no electrons and nothing to bind', () => {
    expect(computed(formula, { element: 'H', massNumber: 3, charge: 0 })).toMatchObject({
      isNatural: false,
      mass: null,
      bindingEnergy: null,
    });
    expect(computed(formula, { element: 'H', massNumber: 1, charge: 1 })).toMatchObject({
      electrons: 0,
      shorthand: '',
      shells: [],
      bindingEnergy: 0,
    });
  });
});
