import { expect, test } from 'vitest';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { parseFormula } from '#workers/lib/chemistry/formulaParser.ts';
import { slipIn } from '#workers/lib/chemistry/formulaSlips.ts';
import { placedText } from '#workers/lib/chemistry/placedText.ts';

function slip(text: string) {
  const reading = parseFormula(placedText(text), isElement);
  if (!reading.ok) throw new Error(reading.message);
  return slipIn(text, reading.atoms);
}

test.each([
  ['H20', 'H2O', '(H)20'],
  ['Na2SO4·10H20', 'Na2SO4·10H2O', 'Na2SO4·10(H)20'],
  ['Fe203', 'Fe2O3', '(Fe)203'],
  ['K2Cr207', 'K2Cr2O7', 'K2(Cr)207'],
  ['C2H50H', 'C2H5OH', 'C2(H)50H'],
  ['H2C204', 'H2C2O4', 'H2(C)204'],
  ['CaC12', 'CaCl2', 'Ca(C)12'],
  ['NaC1', 'NaCl', 'NaC'],
  ['SiC14', 'SiCl4', 'Si(C)14'],
  ['BaC12·2H2O', 'BaCl2·2H2O', 'Ba(C)12·2H2O'],
])('%s is asked about: %s, or %s', (text, meant, asTyped) => {
  expect(slip(text)?.suggestions).toEqual([meant, asTyped]);
  expect(slip(asTyped)).toBeNull();
});

test.each([
  'C60',
  'C10H20',
  'C20H42',
  'B10H14',
  'P4O10',
  'Na2B4O7·10H2O',
  'Ca10(PO4)6(OH)2',
  'C12H22O11',
  'C18H35O2Na',
  'NaC12H25SO4',
  'C257H383N65O77S6',
  'C63H88CoN14O14P',
  'Sr0.20Ti0.80O3',
])('%s is not', (text) => {
  expect(slip(text)).toBeNull();
});
