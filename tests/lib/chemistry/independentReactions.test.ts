import { expect, test } from 'vitest';
import { readEquation } from '#workers/lib/chemistry/chemicalEquation.ts';
import { independentReactions } from '#workers/lib/chemistry/independentReactions.ts';

function reactionsOf(equation: string) {
  const reading = readEquation(equation);
  if (!reading.ok) throw new Error(reading.message);
  return independentReactions(reading.reactants, reading.products)?.map(({ coefficients }) => coefficients.join(' '));
}

test.each([
  ['C + O2 -> CO + CO2', ['2 1 2 0', '1 1 0 1']],
  ['H2 + O2 -> H2O + H2O2', ['2 1 2 0', '1 1 0 1']],
  ['KClO3 + HCl -> KCl + H2O + Cl2 + ClO2', ['1 6 1 3 3 0', '5 6 5 3 0 6']],
  ['H2 + O2 -> H2O', ['2 1 2']],
  // Two balances, but none in which everything is above 0.
  ['CO2 + CO2 -> CO + CO', []],
])('%s', (equation, coefficients) => {
  expect(reactionsOf(equation)).toEqual(coefficients);
});

test('more than ten species are not tried', () => {
  expect(reactionsOf('H2 + H2 + H2 + H2 + H2 + O2 -> H2O + H2O + H2O + H2O + H2O')).toBeUndefined();
});
