/**
 * Masses of chains and of what is done to them, from their atoms.
 *
 * Masses of isotopes: `wang2021`; standard atomic weights: `prohaska2022`; average masses of residues: `emboss`, as on the page.
 */
import { AMINO_ACIDS, type AminoAcid, WATER_MASS } from '../../reference/aminoAcids.ts';
import { ELEMENTS } from '../../reference/elements.ts';
import { ISOTOPES } from '../../reference/isotopes.ts';
import { ELECTRON_MASS } from '../../reference/physicalConstants.ts';
import { type Atoms, RESIDUE_FORMULAS } from '../../reference/residueFormulas.ts';

const SYMBOLS = ['C', 'H', 'N', 'O', 'S', 'P'] as const;
const WATER: Atoms = { H: 2, O: 1 };

/** Of the most abundant isotope, which of these elements is the first of its list. */
const LIGHTEST = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, ISOTOPES[symbol]?.[0]?.[1] ?? Number.NaN]));
const WEIGHTS = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, ELEMENTS[symbol].weight]));

/** Da. */
export interface ChainMasses {
  readonly monoisotopic: number;
  readonly average: number;
}

/** Mass of a proton, u: hydrogen less an electron. */
export const PROTON_MASS = (LIGHTEST.H ?? Number.NaN) - ELECTRON_MASS;

/** Masses of atoms gained; atoms lost count below 0. */
export function atomMasses(atoms: Atoms): ChainMasses {
  const sumOf = (masses: Readonly<Record<string, number>>) =>
    SYMBOLS.reduce((sum, symbol) => sum + (atoms[symbol] ?? 0) * (masses[symbol] ?? Number.NaN), 0);
  return { monoisotopic: sumOf(LIGHTEST), average: sumOf(WEIGHTS) };
}

const RESIDUES = new Map(
  Object.entries(RESIDUE_FORMULAS).map(([letter, atoms]) => [
    letter,
    { monoisotopic: atomMasses(atoms).monoisotopic, average: AMINO_ACIDS[letter as AminoAcid].residueMass },
  ]),
);

/** Masses of an unmodified chain of one-letter codes, uncharged, with free ends. */
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
