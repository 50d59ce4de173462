import { expect, test } from 'vitest';
import { nameFormula } from '#workers/lib/chemistry/formulaNaming.ts';
import { readName } from '#workers/lib/chemistry/nameReading.ts';
import { MOLECULES_OF_ONE_NUMBER } from '#workers/reference/binaryMolecules.ts';

/** Electrons that an atom can share: of each element its group. */
const VALENCE: Readonly<Record<string, number>> = {
  ...{ B: 3, C: 4, Si: 4, N: 5, P: 5, As: 5, Sb: 5, O: 6, S: 6, Se: 6, Te: 6 },
  ...{ F: 7, Cl: 7, Br: 7, I: 7, Kr: 8, Xe: 8, Rn: 8 },
};
const BONDS: Readonly<Record<string, number>> = { F: 1, Cl: 1, Br: 1, I: 1, O: 2, S: 2, Se: 2 };
/** With an unpaired electron. */
const RADICALS = ['NO2', 'ClO2', 'BrO2'];

test('each has bonds for as many electrons as its first atom can share, and no electron alone but in radicals', () => {
  for (const formula of MOLECULES_OF_ONE_NUMBER) {
    const [, first = '', second = '', count] = /^([A-Z][a-z]?)([A-Z][a-z]?)(\d)$/.exec(formula) ?? [];
    const bonds = Number(count) * (BONDS[second] ?? Number.NaN);
    const valence = VALENCE[first] ?? Number.NaN;
    expect([formula, bonds <= valence]).toEqual([formula, true]);
    expect([formula, (valence - bonds) % 2 !== 0]).toEqual([formula, RADICALS.includes(formula)]);
  }
});

test('each is once in the table, and its name is read as it', () => {
  expect(new Set(MOLECULES_OF_ONE_NUMBER).size).toBe(MOLECULES_OF_ONE_NUMBER.length);
  for (const formula of MOLECULES_OF_ONE_NUMBER) {
    const naming = nameFormula(formula);
    expect([formula, naming.ok && readName(naming.compound.name).formula]).toEqual([formula, formula]);
  }
});
