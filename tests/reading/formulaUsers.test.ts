/** What the molar mass page reads, the other pages that take a formula read alike. */
import { expect, test } from 'vitest';
import { computed } from '#tests/support/formulaCases.ts';
import chemicalName from '#workers/formulas/chemical-name.ts';
import percentComposition from '#workers/formulas/percent-composition.ts';
import stoichiometry from '#workers/formulas/stoichiometry.ts';

const amounts = { amounts: [], percentYield: null };

test('a space opens the water of a hydrate', () => {
  const shares = computed(percentComposition, { mode: 'formula', formula: 'FeCl3 6H2O', composition: [] });
  expect(shares).toMatchObject({
    written: 'FeCl3·6H2O',
    notes: ['Read as FeCl3·6H2O, a hydrate.'],
    molarMass: expect.closeTo(270.285, 3),
  });
  expect(computed(chemicalName, { formula: 'FeCl3 6H2O', name: '' }).name).toBe('iron(III) chloride hexahydrate');
  const { balancedEquation, notes } = computed(stoichiometry, { equation: 'CuSO4 5H2O -> CuSO4 + H2O', amounts: [] });
  expect(balancedEquation).toBe('CuSO4·5H2O → CuSO4 + 5 H2O');
  expect(notes).toEqual(['CuSO4·5H2O: Read as CuSO4·5H2O, a hydrate.']);
});

test('half a molecule of water balances in whole numbers', () => {
  const { coefficients } = computed(stoichiometry, { equation: 'CaSO4·½H2O + H2O -> CaSO4·2H2O', amounts: [] });
  expect(coefficients).toEqual([2, 3, 2]);
});

test('acetate is named, not actinium', () => {
  expect(computed(chemicalName, { formula: 'NaOAc', name: '' }).name).toBe('sodium acetate');
});

test('a slip in an equation is offered in its place', async () => {
  const verdict = await stoichiometry.validate({ equation: 'fe2o3 + Al -> Al2O3 + Fe', ...amounts });
  expect(verdict).toMatchObject({
    issues: [
      {
        message: 'Unknown element: fe',
        remedies: [{ label: 'Did you mean Fe2O3?', field: 'equation', value: 'Fe2O3 + Al -> Al2O3 + Fe' }],
      },
    ],
  });
});
