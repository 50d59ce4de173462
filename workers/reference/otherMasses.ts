/**
 * Alternative masses of the amino acids, Da, to explain why another program's mass differs.
 *
 * Monoisotopic masses: from the formula and the isotope masses of `wang2021`. Free amino acids as `biopython` 1.80 has them
 * (IUPACData.protein_weights).
 */
import type { AminoAcid } from './aminoAcids.ts';

export const OTHER_MASSES: Readonly<
  Record<AminoAcid, { readonly monoisotopicResidue: number; readonly biopythonFree: number }>
> = {
  A: { monoisotopicResidue: 71.037114, biopythonFree: 89.0932 },
  C: { monoisotopicResidue: 103.009185, biopythonFree: 121.1582 },
  D: { monoisotopicResidue: 115.026943, biopythonFree: 133.1027 },
  E: { monoisotopicResidue: 129.042593, biopythonFree: 147.1293 },
  F: { monoisotopicResidue: 147.068414, biopythonFree: 165.1891 },
  G: { monoisotopicResidue: 57.021464, biopythonFree: 75.0666 },
  H: { monoisotopicResidue: 137.058912, biopythonFree: 155.1546 },
  I: { monoisotopicResidue: 113.084064, biopythonFree: 131.1729 },
  K: { monoisotopicResidue: 128.094963, biopythonFree: 146.1876 },
  L: { monoisotopicResidue: 113.084064, biopythonFree: 131.1729 },
  M: { monoisotopicResidue: 131.040485, biopythonFree: 149.2113 },
  N: { monoisotopicResidue: 114.042927, biopythonFree: 132.1179 },
  P: { monoisotopicResidue: 97.052764, biopythonFree: 115.1305 },
  Q: { monoisotopicResidue: 128.058578, biopythonFree: 146.1445 },
  R: { monoisotopicResidue: 156.101111, biopythonFree: 174.201 },
  S: { monoisotopicResidue: 87.032028, biopythonFree: 105.0926 },
  T: { monoisotopicResidue: 101.047678, biopythonFree: 119.1192 },
  V: { monoisotopicResidue: 99.068414, biopythonFree: 117.1463 },
  W: { monoisotopicResidue: 186.079313, biopythonFree: 204.2252 },
  Y: { monoisotopicResidue: 163.063329, biopythonFree: 181.1885 },
};

/** Of light hydrogen and ¹⁶O. */
export const WATER_MONOISOTOPIC = 18.0105646837;

/** Mass that Biopython subtracts for each bond. */
export const WATER_BIOPYTHON = 18.0153;

/** Average mass of a hydrogen atom in the masses that this site computes with. Source: `emboss`. */
export const HYDROGEN_MASS = 1.00794;
