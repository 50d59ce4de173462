import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/electron-config.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const symbols = fc.constantFrom(...(Object.keys(ELEMENTS) as ElementSymbol[]));

describe('validate', () => {
  const tooMany = 'The filling order ends at 120 electrons';
  refuses(formula, [
    [{ element: '', charge: null }, 'Please select an element', 'element'],
    [{ element: '', charge: 1.5 }, 'Please select an element', 'element'],
    [{ element: 'Xx' as 'H', charge: 1.5 }, 'Unknown element: Xx', 'element'],
    [{ element: 'toString' as 'H', charge: null }, 'Unknown element: toString', 'element'],
    [{ element: 'Fe', charge: 1.5 }, 'Please enter a whole charge', 'charge'],
    [{ element: 'Fe', charge: Number.NaN }, 'Please enter a whole charge', 'charge'],
    [{ element: 'H', charge: 2 }, 'Charge exceeds the number of electrons', 'charge'],
    [{ element: 'Fe', charge: 27 }, 'Charge exceeds the number of electrons', 'charge'],
    [{ element: 'Og', charge: -3 }, tooMany, 'charge'],
    [{ element: 'H', charge: -120 }, tooMany, 'charge'],
    [{ element: 'H', charge: -1e300 }, tooMany, 'charge'],
  ]);
  accepts(formula, [
    [
      { element: 'Fe', charge: null },
      { element: 'Fe', charge: 0 },
    ],
    [
      { element: 'Fe', charge: 26 },
      { element: 'Fe', charge: 26 },
    ],
    [
      { element: 'Og', charge: -2 },
      { element: 'Og', charge: -2 },
    ],
  ]);
});

describe('the configuration', () => {
  test('iron(II): the 4s electrons are gone, six 3d electrons make one pair', () => {
    expect(computed(formula, { element: 'Fe', charge: 2 })).toMatchObject({
      electrons: 24,
      configuration: '1s2 2s2 2p6 3s2 3p6 3d6',
      shorthand: '[Ar] 3d6',
      shells: [2, 8, 14],
      unpairedElectrons: 4,
      magnetism: 'paramagnetic',
      neutral: '[Ar] 3d6 4s2',
      fillingOrder: null,
      sameAs: null,
      isPredicted: false,
    });
  });

  test('subshells give their capacity and unpaired electrons', () => {
    expect(computed(formula, { element: 'N', charge: 0 }).subshells).toEqual([
      { name: '1s', electrons: 2, capacity: 2, unpaired: 0 },
      { name: '2s', electrons: 2, capacity: 2, unpaired: 0 },
      { name: '2p', electrons: 3, capacity: 6, unpaired: 3 },
    ]);
  });

  test.each([
    ['Cr', 0, '[Ar] 3d4 4s2'],
    ['Cr', 3, '[Ar] 3d4 4s2'],
    ['Pd', 0, '[Kr] 4d8 5s2'],
    ['Gd', 0, '[Xe] 4f8 6s2'],
    ['Lr', 0, '[Rn] 5f14 6d1 7s2'],
    ['Mn', 0, null],
    ['Lu', 0, null],
  ] as const)('%s with charge %d: the filling order would give %s', (element, charge, order) => {
    expect(computed(formula, { element, charge }).fillingOrder).toBe(order);
  });

  test.each([
    ['Cl', -1, 'Ar'],
    ['K', 1, 'Ar'],
    ['H', -1, 'He'],
    ['Zn', 2, null],
    ['Ag', 1, 'Pd'],
    ['Fe', 3, null],
    ['Ar', 0, null],
    ['H', 1, null],
    ['Og', -1, null],
  ] as const)('%s with charge %d has the configuration of %s', (element, charge, other) => {
    expect(computed(formula, { element, charge }).sameAs).toBe(other);
  });

  test('a bare nucleus has none', () => {
    expect(computed(formula, { element: 'H', charge: 1 })).toMatchObject({
      electrons: 0,
      configuration: '',
      shorthand: '',
      shells: [],
      unpairedElectrons: 0,
      magnetism: 'diamagnetic',
      subshells: [],
    });
  });

  test('is predicted for mendelevium and from lawrencium on', () => {
    expect(computed(formula, { element: 'Fm', charge: 0 }).isPredicted).toBe(false);
    expect(computed(formula, { element: 'Md', charge: 0 }).isPredicted).toBe(true);
    expect(computed(formula, { element: 'No', charge: 0 }).isPredicted).toBe(false);
    expect(computed(formula, { element: 'Lr', charge: 0 })).toMatchObject({ isPredicted: true, basis: 'predicted' });
    expect(computed(formula, { element: 'Rf', charge: 0 }).isPredicted).toBe(true);
  });

  test.each([
    ['V', 1, '[Ar] 3d4', '[Ar] 3d3 4s1', 4, 'paramagnetic'],
    ['Co', 1, '[Ar] 3d8', '[Ar] 3d7 4s1', 2, 'paramagnetic'],
    ['Ni', 1, '[Ar] 3d9', '[Ar] 3d8 4s1', 1, 'paramagnetic'],
    ['Y', 1, '[Kr] 5s2', '[Kr] 4d1 5s1', 0, 'diamagnetic'],
    ['La', 1, '[Xe] 5d2', '[Xe] 5d1 6s1', 2, 'paramagnetic'],
    ['Lu', 1, '[Xe] 4f14 6s2', '[Xe] 4f14 5d1 6s1', 0, 'diamagnetic'],
    ['Cr', 1, '[Ar] 3d5', null, 5, 'paramagnetic'],
  ] as const)('%s with charge %d is %s, not %s', (element, charge, shorthand, byRule, unpairedElectrons, magnetism) => {
    const expected = { shorthand, byRule, unpairedElectrons, magnetism, basis: 'listed' };
    expect(computed(formula, { element, charge })).toMatchObject(expected);
  });

  test.each([
    ['Cl', -1, 'rule'],
    ['Ba', 20, 'listed'],
    ['Eu', 4, 'listed'],
    ['Eu', 5, 'rule'],
    ['Rf', 1, 'predicted'],
  ] as const)('%s with charge %d is based on: %s', (element, charge, basis) => {
    expect(computed(formula, { element, charge }).basis).toBe(basis);
  });

  test('marks negative ions beyond the next noble gas', () => {
    expect(computed(formula, { element: 'O', charge: -2 }).isBeyondNobleGas).toBe(false);
    expect(computed(formula, { element: 'O', charge: -3 }).isBeyondNobleGas).toBe(true);
  });

  test('its numbers are consistent, for any ion', () => {
    fc.assert(
      fc.property(symbols, fc.integer({ min: -2, max: 118 }), (element, charge) => {
        const { atomicNumber } = ELEMENTS[element];
        fc.pre(charge <= atomicNumber);
        const { electrons, shells, subshells, unpairedElectrons, configuration } = computed(formula, {
          element,
          charge,
        });
        expect(electrons).toBe(atomicNumber - charge);
        expect(shells.reduce((sum, shell) => sum + shell, 0)).toBe(electrons);
        expect(subshells.map((part) => `${part.name}${part.electrons}`).join(' ')).toBe(configuration);
        expect((electrons - unpairedElectrons) % 2).toBe(0);
        expect(unpairedElectrons).toBeGreaterThanOrEqual(electrons % 2);
      }),
    );
  });
});
