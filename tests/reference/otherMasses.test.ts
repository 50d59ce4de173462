/** Checks masses of amino acids against their formulas: three tables from three sources, each against the elements. */
import { describe, expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import {
  ABSORPTION_280,
  AMINO_ACID_LETTERS,
  AMINO_ACIDS,
  type AminoAcid,
  HYDROPATHY,
  WATER_MASS,
} from '#workers/reference/aminoAcids.ts';
import { ELEMENTS, type Element, type ElementSymbol } from '#workers/reference/elements.ts';
import { ISOTOPES } from '#workers/reference/isotopes.ts';
import { HYDROGEN_MASS, OTHER_MASSES, WATER_BIOPYTHON, WATER_MONOISOTOPIC } from '#workers/reference/otherMasses.ts';

/** Of the residues, the amino acid less H2O. */
const FORMULAS: Readonly<Record<AminoAcid, string>> = {
  A: 'C3H5NO',
  C: 'C3H5NOS',
  D: 'C4H5NO3',
  E: 'C5H7NO3',
  F: 'C9H9NO',
  G: 'C2H3NO',
  H: 'C6H7N3O',
  I: 'C6H11NO',
  K: 'C6H12N2O',
  L: 'C6H11NO',
  M: 'C5H9NOS',
  N: 'C4H6N2O2',
  P: 'C5H7NO',
  Q: 'C5H8N2O2',
  R: 'C6H12N4O',
  S: 'C3H5NO2',
  T: 'C4H7NO2',
  V: 'C5H9NO',
  W: 'C11H10N2O',
  Y: 'C9H9NO2',
};

const averageMass = (formula: string) => massOf(formula, (symbol) => (ELEMENTS[symbol] as Element).weight);
/** Of the lightest isotopes, which are the most abundant of H, C, N, O and S. */
const lightMass = (formula: string) => massOf(formula, (symbol) => ISOTOPES[symbol]?.[0]?.[1] ?? Number.NaN);

function massOf(formula: string, mass: (symbol: ElementSymbol) => number): number {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(reading.message);
  return reading.atoms.reduce((sum, { symbol, count }) => sum + count * mass(symbol as ElementSymbol), 0);
}

describe.each(AMINO_ACID_LETTERS)('%s', (letter) => {
  const formula = FORMULAS[letter];

  test('its average mass is that of its formula within 25 millionths, as weights of elements have been revised', () => {
    const ratio = AMINO_ACIDS[letter].residueMass / averageMass(formula);
    expect(Math.abs(ratio - 1)).toBeLessThan(25e-6);
  });

  test('its monoisotopic mass is that of its formula to the last digit', () => {
    expect(OTHER_MASSES[letter].monoisotopicResidue).toBeCloseTo(lightMass(formula), 5);
  });

  test('its mass in Biopython is that of the residue and a water within 60 millionths', () => {
    const ratio = OTHER_MASSES[letter].biopythonFree / (AMINO_ACIDS[letter].residueMass + WATER_MASS);
    expect(Math.abs(ratio - 1)).toBeLessThan(60e-6);
  });

  test('its isoelectric point goes with its kind', () => {
    const { isoelectricPoint } = AMINO_ACIDS[letter];
    const [least, most] = 'DE'.includes(letter) ? [2, 4] : 'HKR'.includes(letter) ? [7, 11] : [5, 6.5];
    expect(isoelectricPoint).toBeGreaterThan(least as number);
    expect(isoelectricPoint).toBeLessThan(most as number);
  });
});

test('water weighs what its formula weighs, in all three ways', () => {
  expect(Math.abs(WATER_MASS / averageMass('H2O') - 1)).toBeLessThan(25e-6);
  expect(WATER_MONOISOTOPIC).toBeCloseTo(lightMass('H2O'), 8);
  expect(WATER_BIOPYTHON).toBeCloseTo(WATER_MASS, 4);
  expect(HYDROGEN_MASS).toBeCloseTo(ELEMENTS.H.weight, 3);
});

test('hydropathy runs from arginine to isoleucine, and of charged residues lies below 0', () => {
  const byValue = AMINO_ACID_LETTERS.toSorted((one, other) => HYDROPATHY[one] - HYDROPATHY[other]);
  expect([byValue[0], byValue.at(-1)]).toEqual(['R', 'I']);
  expect([HYDROPATHY.R, HYDROPATHY.I]).toEqual([-4.5, 4.5]);
  for (const letter of AMINO_ACID_LETTERS)
    if (AMINO_ACIDS[letter].type === 'charged') expect(HYDROPATHY[letter]).toBeLessThan(-3);
});

test('tryptophan absorbs more than tyrosine, and that more than a disulfide', () => {
  const { W, Y, cystine } = ABSORPTION_280;
  expect([W, Y, cystine]).toEqual([W, Y, cystine].toSorted((one, other) => other - one));
});
