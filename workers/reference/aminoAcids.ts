/** The twenty amino acids of the genetic code, and what proteins are computed from. */

/** How the side chain behaves in water. Source: `alberts`. */
export type AminoAcidClass = 'hydrophobic' | 'polar' | 'charged';

export interface AminoAcidFacts {
  readonly name: string;
  /** Average mass of the residue in a chain, Da: the free amino acid less one water. Source: `emboss`. */
  readonly residueMass: number;
  /** Of the free amino acid; the mean of the two pK around its neutral form. Source: `lehninger`. */
  readonly isoelectricPoint: number;
  readonly type: AminoAcidClass;
}

/** By one-letter code, in its order. */
export const AMINO_ACIDS = {
  A: {
    name: 'Alanine',
    residueMass: 71.0788,
    isoelectricPoint: 6.01,
    type: 'hydrophobic',
  },
  C: {
    name: 'Cysteine',
    residueMass: 103.1388,
    isoelectricPoint: 5.07,
    type: 'hydrophobic',
  },
  D: {
    name: 'Aspartic acid',
    residueMass: 115.0886,
    isoelectricPoint: 2.77,
    type: 'charged',
  },
  E: {
    name: 'Glutamic acid',
    residueMass: 129.1155,
    isoelectricPoint: 3.22,
    type: 'charged',
  },
  F: {
    name: 'Phenylalanine',
    residueMass: 147.1766,
    isoelectricPoint: 5.48,
    type: 'hydrophobic',
  },
  G: {
    name: 'Glycine',
    residueMass: 57.0519,
    isoelectricPoint: 5.97,
    type: 'hydrophobic',
  },
  H: {
    name: 'Histidine',
    residueMass: 137.1411,
    isoelectricPoint: 7.59,
    type: 'charged',
  },
  I: {
    name: 'Isoleucine',
    residueMass: 113.1594,
    isoelectricPoint: 6.02,
    type: 'hydrophobic',
  },
  K: {
    name: 'Lysine',
    residueMass: 128.1741,
    isoelectricPoint: 9.74,
    type: 'charged',
  },
  L: {
    name: 'Leucine',
    residueMass: 113.1594,
    isoelectricPoint: 5.98,
    type: 'hydrophobic',
  },
  M: {
    name: 'Methionine',
    residueMass: 131.1926,
    isoelectricPoint: 5.74,
    type: 'hydrophobic',
  },
  N: {
    name: 'Asparagine',
    residueMass: 114.1038,
    isoelectricPoint: 5.41,
    type: 'polar',
  },
  P: {
    name: 'Proline',
    residueMass: 97.1167,
    isoelectricPoint: 6.48,
    type: 'hydrophobic',
  },
  Q: {
    name: 'Glutamine',
    residueMass: 128.1307,
    isoelectricPoint: 5.65,
    type: 'polar',
  },
  R: {
    name: 'Arginine',
    residueMass: 156.1875,
    isoelectricPoint: 10.76,
    type: 'charged',
  },
  S: {
    name: 'Serine',
    residueMass: 87.0782,
    isoelectricPoint: 5.68,
    type: 'polar',
  },
  T: {
    name: 'Threonine',
    residueMass: 101.1051,
    isoelectricPoint: 5.87,
    type: 'polar',
  },
  V: {
    name: 'Valine',
    residueMass: 99.1326,
    isoelectricPoint: 5.97,
    type: 'hydrophobic',
  },
  W: {
    name: 'Tryptophan',
    residueMass: 186.2132,
    isoelectricPoint: 5.89,
    type: 'hydrophobic',
  },
  Y: {
    name: 'Tyrosine',
    residueMass: 163.176,
    isoelectricPoint: 5.66,
    type: 'polar',
  },
} as const satisfies Readonly<Record<string, AminoAcidFacts>>;

/** One-letter code. */
export type AminoAcid = keyof typeof AMINO_ACIDS;

/** Hydropathy of the side chains, positive where water repels them. Source: `kyteDoolittle1982`. */
export const HYDROPATHY: Readonly<Record<AminoAcid, number>> = {
  A: 1.8,
  C: 2.5,
  D: -3.5,
  E: -3.5,
  F: 2.8,
  G: -0.4,
  H: -3.2,
  I: 4.5,
  K: -3.9,
  L: 3.8,
  M: 1.9,
  N: -3.5,
  P: -1.6,
  Q: -3.5,
  R: -4.5,
  S: -0.8,
  T: -0.7,
  V: 4.2,
  W: -0.9,
  Y: -1.3,
};

/** In the order of the table. */
export const AMINO_ACID_LETTERS = Object.keys(AMINO_ACIDS) as readonly AminoAcid[];

/** Average mass of the water that a chain has at its two ends, Da. Source: `emboss`. */
export const WATER_MASS = 18.01528;

/**
 * Molar absorption coefficients at 280 nm in water, per mol/L and cm; a cystine is two cysteines joined by a disulfide
 * bond. Source: `pace1995`.
 */
export const ABSORPTION_280 = { W: 5500, Y: 1490, cystine: 125 } as const;
