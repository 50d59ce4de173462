import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { balance } from '#workers/lib/chemistry/equationBalance.ts';

function atoms(formula: string) {
  const reading = readFormula(formula, () => true);
  if (!reading.ok) throw new Error(reading.message);
  return { atoms: reading.atoms, charge: reading.charge };
}

function balanced(left: string, right: string) {
  const side = (text: string) => text.split(' + ').map(atoms);
  return balance(side(left), side(right));
}

describe('balance', () => {
  test.each([
    ['H2 + O2', 'H2O', [2, 1, 2]],
    ['KMnO4 + HCl', 'KCl + MnCl2 + H2O + Cl2', [2, 16, 2, 2, 8, 5]],
    ['P2I4 + P4 + H2O', 'PH4I + H3PO4', [10, 13, 128, 40, 32]],
    ['CuSO4·5H2O', 'CuSO4 + H2O', [1, 1, 5]],
    ['H2O', 'H2O', [1, 1]],
    ['C12H22O11 + O2', 'CO2 + H2O', [1, 12, 12, 11]],
    ['Fe^2+ + MnO4^- + H^+', 'Fe^3+ + Mn^2+ + H2O', [5, 1, 8, 5, 1, 4]],
    [
      'K4Fe(CN)6 + KMnO4 + H2SO4',
      'KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O',
      [10, 122, 299, 162, 5, 122, 60, 60, 188],
    ],
  ])('%s gives %s with %j', (left, right, coefficients) => {
    expect(balanced(left, right)).toEqual({ kind: 'balanced', coefficients });
  });

  test.each([
    ['H2', 'O2'],
    ['H2 + O2', 'H2O + Na'],
    // The only solution would produce hydrogen, which is on the left.
    ['H2O + H2', 'O2'],
    // A species is written twice, but there is no solution, so it is not ambiguous.
    ['H2 + H2', 'O2 + O2'],
    ['H2 + H2', 'H2O'],
    ['H2 + H2', 'H2O + H2O'],
    ['H2O + H2O', 'H2 + H2'],
    // Each element on both sides: no solution at all, and one with a number below 0.
    ['H2O', 'H2O2'],
    ['CO + CO2', 'C3O2'],
  ])('%s cannot give %s', (left, right) => {
    expect(balanced(left, right)).toEqual({ kind: 'impossible' });
  });

  test.each([
    ['C + O2', 'CO + CO2'],
    ['H2 + H2 + O2', 'H2O'],
    ['H2O + NaCl', 'H2O + NaCl'],
    // Each element on both sides, and still no solution.
    ['CO2 + CO2', 'CO + CO'],
  ])('%s to %s has more than one form', (left, right) => {
    expect(balanced(left, right)).toEqual({ kind: 'ambiguous' });
  });

  test('stays exact where counts are too large for doubles to divide', () => {
    expect(balanced('C90071H90001', 'C2 + H2')).toEqual({ kind: 'balanced', coefficients: [2, 90071, 90001] });
  });

  test('burns every hydrocarbon in the smallest numbers, every atom accounted for', () => {
    const count = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(count, count, (carbon, hydrogen) => {
        const outcome = balanced(`(C)${carbon}(H)${hydrogen} + O2`, 'CO2 + H2O');
        if (outcome.kind !== 'balanced') throw new Error('not balanced');
        const [fuel = 0, oxygen = 0, dioxide = 0, water = 0] = outcome.coefficients;
        expect(dioxide).toBe(fuel * carbon);
        expect(2 * water).toBe(fuel * hydrogen);
        expect(2 * oxygen).toBe(2 * dioxide + water);
        expect(fuel).toBeLessThanOrEqual(4);
      }),
    );
  });
});
