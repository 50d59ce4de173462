import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anionsOf,
  cationsOf,
  metalCations,
  needsNumeral,
  neutralFormula,
  ruleAgainst,
  textOfUnits,
  totalCharge,
  unitsOf,
} from '#workers/lib/chemistry/chemicalIons.ts';
import { FIXED_CHARGES, POLYATOMIC_IONS, VARIABLE_CHARGES } from '#workers/reference/chemicalNames.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

const namesOf = (ions: readonly { readonly count: number; readonly name: string }[]) =>
  ions.map(({ count, name }) => `${count} ${name}`);

describe('units', () => {
  test.each([
    ['NaCl', ['Na 1', 'Cl 1']],
    ['Fe2(SO4)3', ['Fe 2', 'SO4 3']],
    ['K4(Fe(CN)6)', ['K 4', 'Fe(CN)6 1']],
    ['', []],
  ])('of %s', (formula, units) => {
    expect(unitsOf(formula).map(({ text, count }) => `${text} ${count}`)).toEqual(units);
    expect(textOfUnits(unitsOf(formula))).toBe(formula);
  });
});

describe('ions', () => {
  test.each([
    ['Na', ['1 sodium']],
    ['Fe2', ['2 iron(II)', '2 iron(III)']],
    ['Hg2', ['1 mercury(I)', '2 mercury(II)']],
    ['NH4', ['1 ammonium']],
    ['(NH4)3', ['3 ammonium']],
    ['Cl', []],
    ['', []],
  ])('%s as a cation', (formula, names) => {
    expect(namesOf(cationsOf(unitsOf(formula)))).toEqual(names);
  });

  test.each([
    ['Cl2', ['2 chloride']],
    ['O2', ['2 oxide', '1 peroxide', '1 superoxide']],
    ['N3', ['3 nitride', '1 azide']],
    ['MnO4', ['1 permanganate', '1 manganate']],
    ['(OH)2', ['2 hydroxide']],
    ['NH4', []],
  ])('%s as an anion', (formula, names) => {
    expect(namesOf(anionsOf(unitsOf(formula)))).toEqual(names);
  });

  test('metals with one charge have bare names, others a numeral for each', () => {
    expect(metalCations('Ag').map(({ name }) => name)).toEqual(['silver']);
    expect(metalCations('Sn').map(({ name }) => name)).toEqual(['tin(II)', 'tin(IV)']);
    expect(metalCations('Cl')).toEqual([]);
    expect(metalCations('toString')).toEqual([]);
    expect(needsNumeral({ name: 'tin(II)', charge: 2 })).toBe(true);
    expect(needsNumeral({ name: 'hexacyanidoferrate(II)', charge: -4 })).toBe(false);
  });
});

test('peroxides and triiodides are those of metals with one charge, and thallium has triiodides', () => {
  const ion = (name: string, formula: string, charge: number) => ({ name, formula, charge });
  const [peroxide, triiodide] = [ion('peroxide', 'O2', -2), ion('triiodide', 'I3', -1)];
  expect(ruleAgainst(ion('lead(II)', 'Pb', 2), peroxide)).toMatch(/^Peroxides are read only/);
  expect(ruleAgainst(ion('thallium(I)', 'Tl', 1), peroxide)).toMatch(/^Peroxides are read only/);
  expect(ruleAgainst(ion('indium(I)', 'In', 1), triiodide)).toMatch(/^Triiodides are read only/);
  expect(ruleAgainst(ion('mercury(I)', 'Hg2', 2), triiodide)).toMatch(/^Triiodides are read only/);
  expect(ruleAgainst(ion('thallium(I)', 'Tl', 1), triiodide)).toBeNull();
  expect(ruleAgainst(ion('barium', 'Ba', 2), peroxide)).toBeNull();
  expect(ruleAgainst(ion('indium(I)', 'In', 1), ion('iodide', 'I', -1))).toBeNull();
});

describe('neutral formulas', () => {
  const ion = (formula: string, charge: number) => ({ formula, name: formula, charge });

  test.each([
    [ion('Na', 1), ion('Cl', -1), 'NaCl'],
    [ion('Ca', 2), ion('PO4', -3), 'Ca3(PO4)2'],
    [ion('Pb', 4), ion('O', -2), 'PbO2'],
    [ion('Hg2', 2), ion('PO4', -3), '(Hg2)3(PO4)2'],
    [ion('Al', 3), ion('N', -3), 'AlN'],
  ])('%o and %o', (cation, anion, formula) => {
    expect(neutralFormula(cation, anion)).toBe(formula);
  });

  test('always cancel', () => {
    const cations = fc.constantFrom(...Object.keys(ELEMENTS).flatMap(metalCations));
    const anions = fc.constantFrom(...POLYATOMIC_IONS.filter(({ charge }) => charge < 0));
    fc.assert(
      fc.property(cations, anions, (cation, anion) => {
        const units = unitsOf(neutralFormula(cation, anion));
        const [found] = cationsOf(units.slice(0, 1)).filter(({ charge }) => charge === cation.charge);
        const balanced = anionsOf(units.slice(1)).some((each) => found !== undefined && totalCharge(found, each) === 0);
        expect(balanced).toBe(true);
      }),
    );
  });
});

test('no element has both a single charge and several', () => {
  expect(Object.keys(FIXED_CHARGES).filter((symbol) => symbol in VARIABLE_CHARGES)).toEqual([]);
});
