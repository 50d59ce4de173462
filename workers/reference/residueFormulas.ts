/** The atoms of amino acid residues and of their modifications: masses follow from them. */
import type { AminoAcid } from './aminoAcids.ts';

/** Numbers of atoms; those of a modification may be negative: they are lost. */
export interface Atoms {
  readonly C?: number;
  readonly H?: number;
  readonly N?: number;
  readonly O?: number;
  readonly S?: number;
  readonly P?: number;
  readonly Se?: number;
}

/** Of the residue in a chain: the free amino acid less one water. Source: `lehninger`. */
export const RESIDUE_FORMULAS: Readonly<Record<AminoAcid, Atoms>> = {
  A: { C: 3, H: 5, N: 1, O: 1 },
  C: { C: 3, H: 5, N: 1, O: 1, S: 1 },
  D: { C: 4, H: 5, N: 1, O: 3 },
  E: { C: 5, H: 7, N: 1, O: 3 },
  F: { C: 9, H: 9, N: 1, O: 1 },
  G: { C: 2, H: 3, N: 1, O: 1 },
  H: { C: 6, H: 7, N: 3, O: 1 },
  I: { C: 6, H: 11, N: 1, O: 1 },
  K: { C: 6, H: 12, N: 2, O: 1 },
  L: { C: 6, H: 11, N: 1, O: 1 },
  M: { C: 5, H: 9, N: 1, O: 1, S: 1 },
  N: { C: 4, H: 6, N: 2, O: 2 },
  P: { C: 5, H: 7, N: 1, O: 1 },
  Q: { C: 5, H: 8, N: 2, O: 2 },
  R: { C: 6, H: 12, N: 4, O: 1 },
  S: { C: 3, H: 5, N: 1, O: 2 },
  T: { C: 4, H: 7, N: 1, O: 2 },
  V: { C: 5, H: 9, N: 1, O: 1 },
  W: { C: 11, H: 10, N: 2, O: 1 },
  Y: { C: 9, H: 9, N: 1, O: 2 },
};

/** The two amino acids besides the twenty that a ribosome builds in. Source: `biopython`. */
export const RARE_RESIDUES = {
  O: { name: 'pyrrolysine', atoms: { C: 12, H: 19, N: 3, O: 2 } },
  U: { name: 'selenocysteine', atoms: { C: 3, H: 5, N: 1, O: 1, Se: 1 } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly atoms: Atoms }>>;

/** Letters that leave two amino acids open, the lighter one first. Sources: `iupacAminoAcids`, J: `biopython`. */
export const OPEN_RESIDUES = {
  B: ['N', 'D'],
  J: ['I', 'L'],
  Z: ['Q', 'E'],
} as const satisfies Readonly<Record<string, readonly [AminoAcid, AminoAcid]>>;

/** What a modification adds to the chain, or takes from it. Source: `unimod2004`. */
export const MODIFICATIONS = {
  disulfide: { name: 'Disulfide bond', atoms: { H: -2 } },
  oxidation: { name: 'Oxygen (Met, Pro, Trp …)', atoms: { O: 1 } },
  deamidation: { name: 'Deamidation (Asn, Gln)', atoms: { H: -1, N: -1, O: 1 } },
  carbamidomethyl: { name: 'Carbamidomethyl (Cys, iodoacetamide)', atoms: { C: 2, H: 3, N: 1, O: 1 } },
  acetyl: { name: 'Acetyl (N-terminus, Lys)', atoms: { C: 2, H: 2, O: 1 } },
  formyl: { name: 'Formyl (N-terminus)', atoms: { C: 1, O: 1 } },
  methyl: { name: 'Methyl (Lys, Arg …)', atoms: { C: 1, H: 2 } },
  dimethyl: { name: 'Dimethyl (Lys, Arg)', atoms: { C: 2, H: 4 } },
  trimethyl: { name: 'Trimethyl (Lys)', atoms: { C: 3, H: 6 } },
  phospho: { name: 'Phosphate (Ser, Thr, Tyr)', atoms: { H: 1, O: 3, P: 1 } },
  sulfo: { name: 'Sulfate (Tyr)', atoms: { O: 3, S: 1 } },
  amidation: { name: 'Amide (C-terminus)', atoms: { H: 1, N: 1, O: -1 } },
  pyroFromGlutamine: { name: 'Pyroglutamate from N-terminal Gln', atoms: { H: -3, N: -1 } },
  pyroFromGlutamate: { name: 'Pyroglutamate from N-terminal Glu', atoms: { H: -2, O: -1 } },
  carbamyl: { name: 'Carbamyl (urea)', atoms: { C: 1, H: 1, N: 1, O: 1 } },
  myristoyl: { name: 'Myristoyl (N-terminal Gly)', atoms: { C: 14, H: 26, O: 1 } },
  palmitoyl: { name: 'Palmitoyl (Cys)', atoms: { C: 16, H: 30, O: 1 } },
  farnesyl: { name: 'Farnesyl (Cys)', atoms: { C: 15, H: 24 } },
  hexose: { name: 'Hexose', atoms: { C: 6, H: 10, O: 5 } },
  hexNAc: { name: 'N-acetylhexosamine', atoms: { C: 8, H: 13, N: 1, O: 5 } },
  glutathione: { name: 'Glutathione (Cys)', atoms: { C: 10, H: 15, N: 3, O: 6, S: 1 } },
  glyGly: { name: 'GlyGly, what trypsin leaves of ubiquitin', atoms: { C: 4, H: 6, N: 2, O: 2 } },
  biotin: { name: 'Biotin (Lys)', atoms: { C: 10, H: 14, N: 2, O: 2, S: 1 } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly atoms: Atoms }>>;

export type Modification = keyof typeof MODIFICATIONS;
