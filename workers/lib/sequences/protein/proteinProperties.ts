/** Properties that follow from the amino acid composition of a chain, regardless of order. */
import {
  ABSORPTION_280,
  AMINO_ACID_LETTERS,
  AMINO_ACIDS,
  type AminoAcid,
  type AminoAcidClass,
  HYDROPATHY,
  WATER_MASS,
} from '../../../reference/aminoAcids.ts';

/** Count of each amino acid; absent ones are omitted. */
export type Composition = Readonly<Partial<Record<AminoAcid, number>>>;

/** Returns the count of an amino acid. */
export function residuesOf(composition: Composition, aminoAcid: AminoAcid): number {
  return composition[aminoAcid] ?? 0;
}

/** Residues of the whole chain. */
export function chainLength(composition: Composition): number {
  return sumOfResidues(composition, () => 1);
}

/** Average mass of the unmodified chain, cysteines reduced, in Da: its residues and one water. Source: emboss. */
export function chainMass(composition: Composition): number {
  return sumOfResidues(composition, (aminoAcid) => AMINO_ACIDS[aminoAcid].residueMass) + WATER_MASS;
}

/** The same of a chain written out; null where it has another letter than those of the twenty amino acids, or none. */
export function massOfLetters(letters: string): number | null {
  // What lies beyond the table is not counted.
  const counts = new Uint32Array(128);
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const composition: Partial<Record<AminoAcid, number>> = {};
  for (const aminoAcid of AMINO_ACID_LETTERS) composition[aminoAcid] = counts[aminoAcid.charCodeAt(0)] ?? 0;
  const length = chainLength(composition);
  return length === 0 || length < letters.length ? null : chainMass(composition);
}

/** Percent of the residues in each class, 0 to 100. The chain has at least one residue. Source: alberts. */
export function classShares(composition: Composition): Readonly<Record<AminoAcidClass, number>> {
  const share = (type: AminoAcidClass) =>
    (100 * sumOfResidues(composition, (aminoAcid) => Number(AMINO_ACIDS[aminoAcid].type === type))) /
    chainLength(composition);
  return { hydrophobic: share('hydrophobic'), polar: share('polar'), charged: share('charged') };
}

/** Grand average of hydropathy, −4.5 to 4.5: negative for chains that prefer water. Source: kyteDoolittle1982. */
export function gravy(composition: Composition): number {
  return sumOfResidues(composition, (aminoAcid) => HYDROPATHY[aminoAcid]) / chainLength(composition);
}

/** Relative volumes of side chains, alanine's being 1. Source: ikai1980. */
const ALIPHATIC_VOLUMES: Composition = { A: 1, V: 2.9, I: 3.9, L: 3.9 };

/** Relative volume of the aliphatic side chains, 0 to 390; higher in heat-stable globular proteins. Source: ikai1980. */
export function aliphaticIndex(composition: Composition): number {
  return (
    (100 * sumOfResidues(composition, (aminoAcid) => residuesOf(ALIPHATIC_VOLUMES, aminoAcid))) /
    chainLength(composition)
  );
}

/** Molar absorption coefficients at 280 nm in water, per mol/L and cm. */
export interface Absorption280 {
  /** All cysteines free. */
  readonly reduced: number;
  /** As many pairs of cysteines as there are joined to cystines. */
  readonly cystines: number;
}

/** Source: pace1995. */
export function absorption280(composition: Composition): Absorption280 {
  const reduced = ABSORPTION_280.W * residuesOf(composition, 'W') + ABSORPTION_280.Y * residuesOf(composition, 'Y');
  return { reduced, cystines: reduced + ABSORPTION_280.cystine * Math.floor(residuesOf(composition, 'C') / 2) };
}

/** Sums over all residues in alphabetical order, so that the same counts always give the same sum. */
export function sumOfResidues(composition: Composition, perResidue: (aminoAcid: AminoAcid) => number): number {
  return AMINO_ACID_LETTERS.reduce(
    (sum, aminoAcid) => sum + residuesOf(composition, aminoAcid) * perResidue(aminoAcid),
    0,
  );
}
