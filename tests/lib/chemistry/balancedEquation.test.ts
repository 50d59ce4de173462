import { describe, expect, test } from 'vitest';
import {
  balancedEquation,
  isOn,
  readBalanced,
  textAsWritten,
  textOfBalanced,
} from '#workers/lib/chemistry/balancedEquation.ts';

function textOf(equation: string): string {
  const read = readBalanced(equation, 'equation');
  return read.ok ? textOfBalanced(read.input.species) : (read.issues[0]?.message ?? '');
}

describe('an equation with many balances', () => {
  test.each([
    // Aspirin: its atoms allow other products in other proportions.
    ['C7H6O3 + C4H6O3 -> C9H8O4 + C2H4O2', 'C7H6O3 + C4H6O3 → C9H8O4 + C2H4O2'],
    ['2 KClO3 + 4 HCl -> 2 KCl + 2 H2O + Cl2 + 2 ClO2', '2 KClO3 + 4 HCl → 2 KCl + 2 H2O + Cl2 + 2 ClO2'],
    ['3 C + 2 O2 -> 2 CO + CO2', '3 C + 2 O2 → 2 CO + CO2'],
  ])('is taken as typed where that balances: %s', (typed, balanced) => {
    expect(textOf(typed)).toBe(balanced);
  });

  test.each(['C + O2 -> CO + CO2', '1/2 C + O2 -> CO + CO2', 'H2 + H2 + O2 -> H2O + H2O'])(
    'is refused otherwise: %s',
    (typed) => {
      expect(textOf(typed)).toBe('Equation has more than one balanced form');
    },
  );
});

test('one balance is found whatever coefficients are typed', () => {
  expect(textOf('5 H2 + 3 O2 -> H2O')).toBe('2 H2 + O2 → 2 H2O');
});

test('sides, molar masses and notes', () => {
  const { species, notes } = balancedEquation('Ag^+ + Cl^- -> AgCl');
  expect(species.filter(isOn('reactant')).map(({ charge }) => charge)).toEqual([1, -1]);
  expect(species.find(isOn('product'))?.molarMass).toBeCloseTo(143.32, 2);
  expect(notes).toEqual([]);
  expect(() => balancedEquation('Ag')).toThrow('A validated equation can be balanced');
});

test.each([
  ['H2(g) + O2(g) -> H2O(l)', '2 H2(g) + O2(g) → 2 H2O(l)'],
  ['N2 (g) + H2 (g) <=> NH3 (g)', 'N2(g) + 3 H2(g) ⇌ 2 NH3(g)'],
  ['N2 + H2 ⇌ NH3', 'N2 + 3 H2 ⇌ 2 NH3'],
  ['CaCO3(s) = CaO(s) + CO2(g)', 'CaCO3(s) = CaO(s) + CO2(g)'],
  ['CaCO3 == CaO + CO2↑', 'CaCO3 = CaO + CO2↑'],
  ['Ag+(aq) + Cl-(aq) => AgCl(s) ↓', 'Ag^+(aq) + Cl^-(aq) → AgCl(s)↓'],
  ['H2 + I2 <-> HI', 'H2 + I2 ⇌ 2 HI'],
  ['H2 + I2 ⇄ HI', 'H2 + I2 ⇄ 2 HI'],
])('states and arrow of %s stay as typed', (equation, written) => {
  expect(textAsWritten(balancedEquation(equation))).toBe(written);
});
