import { expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { compoundNamed, looksLikeName } from '#workers/lib/chemistry/formulaNames.ts';
import { COMMON_COMPOUNDS } from '#workers/reference/commonCompounds.ts';

test.each([
  ['Glucose', 'C6H12O6'],
  ['tris base', 'C4H11NO3'],
  ['copper(II) sulfate pentahydrate', 'CuSO4·5H2O'],
  ['sulfuric  acid', 'H2SO4'],
  ['baking soda', 'NaHCO3'],
  ['copper sulfate', 'CuSO4'],
  ['copper sulphate', 'CuSO4'],
  ['phosphorus pentoxide', 'P2O5'],
  ['arsenic trioxide', 'As2O3'],
  ['carbon dioxide', 'CO2'],
  ['sulfur pentoxide', null],
  ['banana', null],
  ['NaCl', null],
])('%s: %s', (name, formula) => {
  expect(compoundNamed(name)).toBe(formula);
});

test('every formula of a name can be read, every name stands once and in small letters', () => {
  expect(Object.keys(COMMON_COMPOUNDS).filter((formula) => !readFormula(formula, isElement).ok)).toEqual([]);
  const names = Object.values(COMMON_COMPOUNDS).flat();
  expect(names.filter((name, index) => names.indexOf(name) !== index || name !== name.toLowerCase())).toEqual([]);
});

test('words look like names, symbols do not', () => {
  expect(['sodum chloride', 'Glucse'].every(looksLikeName)).toBe(true);
  expect(['NaQ', 'Xx2', 'h2o'].some(looksLikeName)).toBe(false);
});
