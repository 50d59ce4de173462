import { expect, test } from 'vitest';
import { plainLetters, withoutSubscript } from '#workers/lib/chemistry/formulaLetters.ts';
import { placedText } from '#workers/lib/chemistry/placedText.ts';

test.each([
  ['H₂SO₄', 'H2SO4'],
  ['（NH4）2SO4', '(NH4)2SO4'],
  ['Na\u00adCl\u200b', 'NaCl'],
  ['\tNa\u00a0 Cl\n', 'Na Cl'],
  ['PO₄³⁻', 'PO4^3-'],
  ['Na⁺', 'Na^+'],
  ['H₂2O', 'H2\ue0002O'],
  ['H<sub>2</sub>2O', 'H2\ue0002O'],
  ['¹³CO₂', '[13C]O2'],
  ['H<sub>2</sub>O', 'H2O'],
  ['SO4<sup>2-</sup>', 'SO4^2-'],
  ['\\ce{SO4^{2-}}', 'SO4^2-'],
  ['$H_2SO_{10}$', 'H2SO10'],
  ['H2O$', 'H2O$'],
  ['CaSO4·½H2O', 'CaSO4·1/2H2O'],
  ['Cd(NO3)2·2½H2O', 'Cd(NO3)2·2.5H2O'],
])('%j in plain characters is %s', (typed, plain) => {
  expect(plainLetters(placedText(typed)).text).toBe(plain);
});

test('each character still knows where it was typed', () => {
  expect(plainLetters(placedText('Na\u200bCl')).at).toEqual([1, 2, 4, 5]);
});

test('digits that stand for others', () => {
  expect([...'H₂O₁₀'].map(withoutSubscript).join('')).toBe('H2O10');
});
