import { describe, expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { allowsValences, smallestMolecule } from '#workers/lib/chemistry/valenceRules.ts';

function atomsOf(formula: string) {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(formula);
  return reading.atoms;
}

describe('smallestMolecule', () => {
  test.each([
    ['CH4', 1, 0],
    ['C6H6', 1, 4],
    ['CH2O', 1, 1],
    // Half of butane, half of hydrazine's methyl derivative.
    ['C2H5', 2, 0],
    ['CH3N', 1, 1],
    ['CH4N', 2, 0],
    ['CHCl3', 1, 0],
    ['C18H15P', 1, 12],
    ['C4H12Si', 1, 0],
    ['C4H11NO3HCl', 1, -1],
    ['C6H14O7', 1, 0],
  ])('%s: %i of them, degree of unsaturation %d', (formula, times, unsaturation) => {
    expect(smallestMolecule(atomsOf(formula))).toEqual({ times, unsaturation });
  });

  test.each(['NaCl', 'C2H3NaO2', 'NH4NO3', 'C10H10Fe', 'H2O'])('does not apply to %s', (formula) => {
    expect(smallestMolecule(atomsOf(formula))).toEqual({ times: 1, unsaturation: null });
    expect(allowsValences(atomsOf(formula))).toBe(true);
  });
});

test('an excess of hydrogen needs water, ammonia or an amine to be explained', () => {
  expect(allowsValences(atomsOf('CH6ClN'))).toBe(true);
  expect(allowsValences(atomsOf('CH8N2O3'))).toBe(true);
  expect(allowsValences(atomsOf('C2H8'))).toBe(false);
  expect(allowsValences(atomsOf('C2H10O'))).toBe(false);
});
