import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/molar-mass.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

const typed = (text: string, massGrams: number | null = null, moles: number | null = null) => ({
  formula: text,
  massGrams,
  moles,
});

describe('validate', () => {
  const notPositive = 'All values must be greater than 0';
  const required = 'Please fill in all required fields';

  refuses(formula, [
    [typed(' '), 'Please enter a chemical formula', 'formula'],
    [typed('', -1), 'Please enter a chemical formula', 'formula'],
    [typed('Jx2O'), 'Unknown element: Jx', 'formula', 'Character 1, “Jx”: there is no such element.'],
    [typed('Ca(OH'), 'Invalid chemical formula', 'formula', 'Character 3, “(”: this bracket is not closed.'],
    [typed('H2O', 1, 1), 'Please enter a mass or an amount, not both', 'moles'],
    [typed('H2O', 0), notPositive, 'massGrams'],
    [typed('H2O', Number.NaN), required, 'massGrams', 'This is not a number'],
    [typed('H2O', null, Number.NaN), required, 'moles', 'This is not a number'],
    [typed('H2O', null, -2), notPositive, 'moles'],
    [typed('H2O', null, 0), notPositive, 'moles'],
    [typed('H2O', null, 1e308), 'Please enter values whose result is not beyond all numbers', 'moles'],
    [typed('H2O', 1e308), 'Please enter values whose result is not beyond all numbers', 'massGrams'],
  ]);
  accepts(formula, [
    [typed(' H₂O '), { formula: 'H₂O' }],
    [typed('NaCl', 10), { formula: 'NaCl', massGrams: 10 }],
    [typed('NaCl', null, 0.5), { formula: 'NaCl', moles: 0.5 }],
    [typed('NaCl', 1e-300), { formula: 'NaCl', massGrams: 1e-300 }],
  ]);
});

describe('the mass', () => {
  test.each([
    ['H2O', 18.015, 'H2O', 'H2O', 3],
    ['CuSO4·5H2O', 249.677, 'CuH10O9S', 'CuSO9H10', 21],
    ['K3[Fe(CN)6]', 329.2479, 'C6FeK3N6', 'K3FeC6N6', 16],
    ['C6H12O6', 180.156, 'C6H12O6', 'CH2O', 24],
  ])('%s weighs %d g/mol', (text, mass, hillFormula, empiricalFormula, atomCount) => {
    const result = computed(formula, { formula: text });
    expect(result.molarMass).toBeCloseTo(mass, 9);
    expect(result).toMatchObject({
      hillFormula,
      empiricalFormula,
      atomCount,
      moles: null,
      massGrams: null,
      molecules: null,
    });
  });

  test('the uncertainty and the monoisotopic mass of glucose', () => {
    const { uncertainty, monoisotopicMass } = computed(formula, { formula: 'C6H12O6' });
    expect(uncertainty).toBeCloseTo(0.0204, 10);
    expect(monoisotopicMass).toBeCloseTo(180.0634, 4);
  });

  test('says for which elements no standard weight exists', () => {
    expect(computed(formula, { formula: 'TcO2' })).toMatchObject({
      withoutStandardWeight: ['Technetium'],
      uncertainty: null,
      monoisotopicMass: null,
    });
  });
});

describe('the amount', () => {
  test('10 g of sodium chloride', () => {
    const { moles, massGrams, molecules } = computed(formula, { formula: 'NaCl', massGrams: 10 });
    expect(moles).toBeCloseTo(0.17111634975982576, 12);
    expect(massGrams).toBe(10);
    expect((molecules ?? 0) / 1.0304867445910629e23).toBeCloseTo(1, 10);
  });

  test('grams to moles and back', () => {
    const symbols = fc.constantFrom(...Object.keys(ELEMENTS));
    fc.assert(
      fc.property(symbols, fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (symbol, massGrams) => {
        const { moles } = computed(formula, { formula: symbol, massGrams });
        const back = computed(formula, { formula: symbol, moles: moles ?? 0 }).massGrams;
        expect((back ?? 0) / massGrams).toBeCloseTo(1, 12);
      }),
    );
  });
});
