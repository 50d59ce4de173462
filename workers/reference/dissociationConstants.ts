/** Sets of pK values by which the charge of a protein is computed. They differ because they were measured in different ways. */
import type { AminoAcid } from './aminoAcids.ts';

/** Side chains that gain a positive charge in acid. */
export const BASIC_SIDE_CHAINS = ['K', 'R', 'H'] as const satisfies readonly AminoAcid[];
/** Side chains that gain a negative charge in alkali. */
export const ACIDIC_SIDE_CHAINS = ['D', 'E', 'C', 'Y'] as const satisfies readonly AminoAcid[];

export type ChargedSideChain = (typeof BASIC_SIDE_CHAINS)[number] | (typeof ACIDIC_SIDE_CHAINS)[number];

export interface PkSet {
  /** The amino group at the start of the chain, and where it depends on the first residue. */
  readonly aminoEnd: number;
  readonly aminoEndOf: Readonly<Partial<Record<AminoAcid, number>>>;
  /** The carboxyl group at the end of the chain, and where it depends on the last residue. */
  readonly carboxylEnd: number;
  readonly carboxylEndOf: Readonly<Partial<Record<AminoAcid, number>>>;
  readonly sideChains: Readonly<Record<ChargedSideChain, number>>;
}

/** The set of ExPASy Compute pI/Mw. Sources: `bjellqvist1993`, `bjellqvist1994`. */
export const BJELLQVIST = {
  aminoEnd: 7.5,
  aminoEndOf: { A: 7.59, M: 7.0, S: 6.93, P: 8.36, T: 6.82, V: 7.44, E: 7.7 },
  carboxylEnd: 3.55,
  carboxylEndOf: { D: 4.55, E: 4.75 },
  sideChains: { C: 9.0, D: 4.05, E: 4.45, H: 5.98, K: 10.0, R: 12.0, Y: 10.0 },
} as const satisfies PkSet;

/** The set of the program iep of EMBOSS 6.6. Source: `emboss`. */
export const EMBOSS = {
  aminoEnd: 7.5,
  aminoEndOf: {},
  carboxylEnd: 3.6,
  carboxylEndOf: {},
  sideChains: { C: 8.5, D: 3.9, E: 4.1, H: 6.5, K: 10.8, R: 12.5, Y: 10.1 },
} as const satisfies PkSet;

/**
 * The ExPASy set as EMBOSS 6.6 lists it (Epkexpasy.dat): that of Bjellqvist, one value for every carboxyl end. Sources:
 * `emboss`, `pirIssue4`.
 */
export const EXPASY = { ...BJELLQVIST, carboxylEndOf: {} } as const satisfies PkSet;
