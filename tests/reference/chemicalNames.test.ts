/** Checks charges of ions against their electron counts. */
import { describe, expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import {
  FIXED_CHARGES,
  MONATOMIC_ANIONS,
  MULTIPLYING_PREFIXES,
  POLYATOMIC_IONS,
  ROMAN_NUMERALS,
  VARIABLE_CHARGES,
} from '#workers/reference/chemicalNames.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

/** With an odd number of electrons: radicals, and complexes of metals with one. */
const ODD = ['manganate', 'superoxide', 'ozonide', 'hexacyanidoferrate(III)'];

function electronsOf(formula: string, charge: number): number {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(`${formula}: ${reading.message}`);
  return reading.atoms.reduce(
    (sum, { symbol, count }) => sum + count * ELEMENTS[symbol as ElementSymbol].atomicNumber,
    -charge,
  );
}

test('ions of several atoms have paired electrons, but for four', () => {
  const odd = POLYATOMIC_IONS.filter(({ formula, charge }) => electronsOf(formula, charge) % 2 === 1);
  expect(odd.map(({ name }) => name).toSorted()).toEqual(ODD.toSorted());
});

describe('anions named after hydrogen', () => {
  const withHydrogen = POLYATOMIC_IONS.filter(({ name }) => /^(?:di)?hydrogen /.test(name));

  test.each(withHydrogen)('$name has one charge less for each', ({ name, charge }) => {
    const base = name.replace(/^(?:di)?hydrogen /, '');
    const [hydrogens, charges] = [name.startsWith('di') ? 2 : 1, MONATOMIC_ANIONS.S?.name === base ? -2 : undefined];
    const without = POLYATOMIC_IONS.find((ion) => ion.name === base)?.charge ?? charges;
    expect(charge).toBe((without ?? Number.NaN) + hydrogens);
  });
});

test('ions of the same name have the same charge, and no formula has a name twice', () => {
  const charges = new Map(POLYATOMIC_IONS.map(({ name, charge }) => [name, charge]));
  expect(POLYATOMIC_IONS.filter(({ name, charge }) => charges.get(name) !== charge)).toEqual([]);
  expect(new Set(POLYATOMIC_IONS.map(({ formula, name }) => `${formula} ${name}`)).size).toBe(POLYATOMIC_IONS.length);
});

test('anions of one atom have the shell of the next noble gas', () => {
  const shells = [2, 10, 18, 36, 54];
  const filled = Object.entries(MONATOMIC_ANIONS).filter(([symbol, { charge }]) =>
    shells.includes(ELEMENTS[symbol as ElementSymbol].atomicNumber - charge),
  );
  // Borides are named as if their charge were −3.
  expect(Object.keys(MONATOMIC_ANIONS).filter((symbol) => !filled.some(([each]) => each === symbol))).toEqual(['B']);
});

test('metals have one charge or several in rising order, each with a numeral', () => {
  expect(Object.keys(FIXED_CHARGES).filter((symbol) => symbol in VARIABLE_CHARGES)).toEqual([]);
  for (const charge of Object.values(FIXED_CHARGES)) expect([1, 2, 3, 4]).toContain(charge);
  for (const [symbol, charges] of Object.entries(VARIABLE_CHARGES)) {
    expect(charges.length, symbol).toBeGreaterThan(0);
    expect(charges, symbol).toEqual([...new Set(charges)].sort((one, other) => one - other));
    expect(
      charges.every((charge) => charge >= 1 && charge < ROMAN_NUMERALS.length),
      symbol,
    ).toBe(true);
  }
});

test.each([
  [1, ['Li', 'Na', 'K', 'Rb', 'Cs']],
  [2, ['Be', 'Mg', 'Ca', 'Sr', 'Ba']],
] as const)('metals of group %d have its charge', (group, symbols) => {
  for (const symbol of symbols)
    expect([symbol, FIXED_CHARGES[symbol], ELEMENTS[symbol].group]).toEqual([symbol, group, group]);
});

test('prefixes and numerals are at the index of their number', () => {
  expect(['mono', 'di', 'tri', 'tetra'].map((prefix) => MULTIPLYING_PREFIXES.indexOf(prefix))).toEqual([1, 2, 3, 4]);
  expect(ROMAN_NUMERALS.indexOf('VIII')).toBe(8);
});
