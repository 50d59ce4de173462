/** Molar mass of single strands by their sequence. */
import { massOfAtoms } from '../../chemistry/elementShares.ts';

const BASES = ['A', 'C', 'G', 'T'] as const;
type Base = (typeof BASES)[number];

/** How often each base occurs in a strand. */
export type BaseCounts = Readonly<Record<Base, number>>;

/** g/mol. */
type Masses<Letter extends string> = Readonly<Record<Letter, number>>;

type Composition = readonly (readonly [symbol: 'C' | 'H' | 'N' | 'O' | 'P', count: number])[];

/** Nucleotides less the water that they lose in the chain, as free acids. */
const RESIDUES: Masses<Base> = {
  A: residue(10, 12, 5, 5),
  C: residue(9, 12, 3, 6),
  G: residue(10, 12, 5, 6),
  T: residue(10, 13, 2, 7),
};
const WATER = massOf([
  ['H', 2],
  ['O', 1],
]);
/** The same of RNA: an oxygen more, and U where DNA has T. */
const RNA_RESIDUES: Masses<string> = {
  A: residue(10, 12, 5, 6),
  C: residue(9, 12, 3, 7),
  G: residue(10, 12, 5, 7),
  U: residue(9, 11, 2, 8),
};
/** What the 5′ end has less than the other nucleotides without a phosphate. */
const METAPHOSPHORIC_ACID = massOf([
  ['H', 1],
  ['P', 1],
  ['O', 3],
]);

/**
 * Returns g/mol of the free acid, without counter-ions. Atomic weights: `prohaska2022`.
 *
 * @param bases A, C, G and T in capitals, at least one
 */
export function oligoMass(bases: string, hasFivePrimePhosphate: boolean): number {
  const count = (base: string) => bases.split(base).length - 1;
  return strandMass({ A: count('A'), C: count('C'), G: count('G'), T: count('T') }, hasFivePrimePhosphate);
}

/**
 * Returns g/mol of the free acid, without counter-ions. Atomic weights: `prohaska2022`.
 *
 * @param counts of the bases of a strand, at least one in all
 */
export function strandMass(counts: BaseCounts, hasFivePrimePhosphate: boolean): number {
  const residues = BASES.reduce((total, base) => total + counts[base] * RESIDUES[base], 0);
  return residues + WATER - (hasFivePrimePhosphate ? 0 : METAPHOSPHORIC_ACID);
}

/**
 * Returns g/mol of a strand of RNA without a 5′ phosphate, as free acid. Atomic weights: `prohaska2022`.
 *
 * @param bases A, C, G and U in capitals, at least one
 */
export function rnaMass(bases: string): number {
  const residues = [...bases].reduce((total, base) => total + (RNA_RESIDUES[base] ?? 0), 0);
  return residues + WATER - METAPHOSPHORIC_ACID;
}

function residue(carbon: number, hydrogen: number, nitrogen: number, oxygen: number): number {
  return massOf([
    ['C', carbon],
    ['H', hydrogen],
    ['N', nitrogen],
    ['O', oxygen],
    ['P', 1],
  ]);
}

function massOf(atoms: Composition): number {
  return massOfAtoms(atoms.map(([symbol, count]) => ({ symbol, count })));
}
