/**
 * Masses of chains and of what is done to them, from their atoms.
 *
 * Masses of isotopes: `wang2021`; standard atomic weights: `prohaska2022`; average masses of residues: `emboss`, as on the page.
 */

import { AMINO_ACIDS, type AminoAcid, WATER_MASS } from '../../../reference/aminoAcids.ts';
import { ELEMENTS } from '../../../reference/elements.ts';
import { ELECTRON_MASS } from '../../../reference/physicalConstants.ts';
import { type Atoms, RARE_RESIDUES, RESIDUE_FORMULAS } from '../../../reference/residueFormulas.ts';
import { mainIsotopeMass } from '../../chemistry/monoisotopicMass.ts';

const SYMBOLS = ['C', 'H', 'N', 'O', 'S', 'P', 'Se'] as const;
const WATER: Atoms = { H: 2, O: 1 };

/** Of the most abundant isotope. */
const MAIN = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, mainIsotopeMass(symbol) ?? Number.NaN]));
const WEIGHTS = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, ELEMENTS[symbol].weight]));

/** Da. */
export interface ChainMasses {
  readonly monoisotopic: number;
  readonly average: number;
}

/** Mass of a proton, u: hydrogen less an electron. */
export const PROTON_MASS = (MAIN.H ?? Number.NaN) - ELECTRON_MASS;

/** Masses of atoms gained; atoms lost count below 0. */
export function atomMasses(atoms: Atoms): ChainMasses {
  const sumOf = (masses: Readonly<Record<string, number>>) =>
    SYMBOLS.reduce((sum, symbol) => sum + (atoms[symbol] ?? 0) * (masses[symbol] ?? Number.NaN), 0);
  return { monoisotopic: sumOf(MAIN), average: sumOf(WEIGHTS) };
}

const RESIDUES = new Map([
  ...Object.entries(RESIDUE_FORMULAS).map(
    ([letter, atoms]) =>
      [
        letter,
        { monoisotopic: atomMasses(atoms).monoisotopic, average: AMINO_ACIDS[letter as AminoAcid].residueMass },
      ] as const,
  ),
  ...Object.entries(RARE_RESIDUES).map(([letter, { atoms }]) => [letter, atomMasses(atoms)] as const),
]);

/** Masses of an unmodified chain of one-letter codes, U and O among them, uncharged, with free ends. */
export function peptideMasses(letters: string): ChainMasses {
  let [monoisotopic, average] = [atomMasses(WATER).monoisotopic, WATER_MASS];
  for (const letter of letters) {
    const masses = RESIDUES.get(letter);
    monoisotopic += masses?.monoisotopic ?? Number.NaN;
    average += masses?.average ?? Number.NaN;
  }
  return { monoisotopic, average };
}

/** m/z of an ion with so many protons added. */
export function massOverCharge(mass: number, charge: number): number {
  return (mass + charge * PROTON_MASS) / charge;
}
