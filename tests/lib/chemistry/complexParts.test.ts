import { describe, expect, test } from 'vitest';
import {
  anionStem,
  bareName,
  complexFormula,
  isCentral,
  isKnownNumber,
  ligandCharge,
  ligandWords,
  readComplex,
} from '#workers/lib/chemistry/complexParts.ts';

function complexOf(text: string) {
  const complex = readComplex(text);
  if (complex === null) throw new Error(`${text} is no complex`);
  return complex;
}

test.each([
  ['CoCl(NH3)5', 'Co', -1],
  ['Fe(CN)6', 'Fe', -6],
  ['Pt(en)2Cl2', 'Pt', -2],
  ['UO2(H2O)5', 'U', -4],
  ['CuCl2{O=C(NH2)2}2', 'Cu', -2],
])('%s: central atom %s, ligands of charge %d', (text, central, charge) => {
  const complex = complexOf(text);
  expect([complex.central, ligandCharge(complex)]).toEqual([central, charge]);
});

test.each(['', 'Co', 'NH4', 'Co(Xx)6', 'Co(NH3', 'Co(en)12', 'FeC6N6'])('%j is none', (text) => {
  expect(readComplex(text)).toBeNull();
});

describe('names', () => {
  test('ligands in alphabetical order, counts aside', () => {
    const complex = complexOf('Co(NH3)4(NO2)Cl');
    expect(ligandWords(complex).map(({ word }) => word)).toEqual(['tetraammine', 'chlorido', 'nitrito-κN-']);
    expect(bareName(complex, 1)).toBe('tetraamminechloridonitrito-κN-cobalt');
    expect(bareName(complexOf('Fe(CN)6'), -4, true)).toBe('hexacyanoferrate');
  });

  test('anions by the stems of their central atoms', () => {
    expect((['Fe', 'Cr', 'Pt', 'Ni', 'Zn', 'Mo', 'Al'] as const).map(anionStem)).toEqual([
      'ferrate',
      'chromate',
      'platinate',
      'nickelate',
      'zincate',
      'molybdate',
      'aluminate',
    ]);
  });
});

test('formulas have the central atom first, then ligands by their first letters', () => {
  expect(complexFormula(complexOf('Co(en)2(NH3)Cl'))).toBe('CoCl(en)2(NH3)');
});

test('what can be a central atom, and with which oxidation number', () => {
  expect(['Fe', 'B', 'Cl', 'Xx'].map(isCentral)).toEqual([true, true, false, false]);
  expect([2, 3, 7].map((number) => isKnownNumber(complexOf('Fe(CN)6'), number))).toEqual([true, true, false]);
});
