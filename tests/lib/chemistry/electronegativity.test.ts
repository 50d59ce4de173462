import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bondTypeOf, isMetal, paulingElectronegativity } from '#workers/lib/chemistry/electronegativity.ts';
import { PAULING_ELECTRONEGATIVITIES } from '#workers/reference/electronegativities.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

describe('values', () => {
  test.each([
    ['F', 3.98],
    ['Fr', 0.7],
    ['Xe', 2.6],
    ['He', null],
    ['Og', null],
    ['Xx', null],
    ['', null],
    ['constructor', null],
  ])('%s has %s', (symbol, value) => {
    expect(paulingElectronegativity(symbol)).toBe(value);
  });

  test('94 elements have one, all between francium and fluorine, with two decimals', () => {
    const values = Object.values(PAULING_ELECTRONEGATIVITIES);
    expect(values).toHaveLength(94);
    expect(Object.keys(PAULING_ELECTRONEGATIVITIES).filter((symbol) => !(symbol in ELEMENTS))).toEqual([]);
    expect([Math.min(...values), Math.max(...values)]).toEqual([0.7, 3.98]);
    expect(values.filter((value) => Number(value.toFixed(2)) !== value)).toEqual([]);
  });
});

describe('kinds of bond', () => {
  test.each([
    [0, 'nonpolar covalent'],
    [0.49, 'nonpolar covalent'],
    [0.5, 'polar covalent'],
    [2.55 - 2.05, 'polar covalent'],
    [1.69, 'polar covalent'],
    [1.7, 'ionic'],
    [3.98 - 2.28, 'ionic'],
    [3.28, 'ionic'],
  ])('a difference of %d is %s', (difference, type) => {
    expect(bondTypeOf(difference, false)).toBe(type);
  });

  test('a larger difference is never less polar, for any limits', () => {
    const order = ['nonpolar covalent', 'polar covalent', 'ionic'];
    const difference = fc.double({ min: 0, max: 4, noNaN: true });
    fc.assert(
      fc.property(difference, difference, fc.constantFrom(1.7, 1.8, 2), (one, other, ionicFrom) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map((each) =>
          order.indexOf(bondTypeOf(each, false, { polarFrom: 0.4, ionicFrom })),
        );
        expect(large).toBeGreaterThanOrEqual(small ?? 3);
      }),
    );
  });
});

describe('two metals', () => {
  test.each([
    [0, 'metallic'],
    [1.69, 'metallic'],
    // Cesium auride is a salt.
    [1.75, 'ionic'],
  ])('%d apart are %s', (difference, type) => {
    expect(bondTypeOf(difference, true)).toBe(type);
  });

  test('twenty elements with a value are not metals', () => {
    expect(Object.keys(PAULING_ELECTRONEGATIVITIES).filter((symbol) => !isMetal(symbol as 'H'))).toEqual(
      'H B C N O F Si P S Cl Ge As Se Br Kr Sb Te I Xe At'.split(' '),
    );
  });
});
