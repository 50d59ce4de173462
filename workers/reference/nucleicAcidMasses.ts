/**
 * Average molar masses of nucleic acids. Those by unit are the usual laboratory convention; the average composition
 * counts the residues of a base pair of every kind alike and adds the ends. Source: `nucleicAcidUnitMasses`.
 */

/** g/mol for each base pair of dsDNA, sodium salt, and for each nucleotide of ssDNA and ssRNA. */
export const UNIT_MASSES = { dsDNA: 650, ssDNA: 325, ssRNA: 340 } as const;

/** fmol in a ng of 1 g/mol, exact: 10¹⁵ fmol in a mole, 10⁹ ng in a gram. */
export const FMOL_PER_NG = 1e6;

/** The other rounded mass of a base pair that is in use, g/mol. */
export const OTHER_BASE_PAIR_MASS = 660;

/** A duplex of average composition, without counter-ions: g/mol for each base pair, and once for the ends. */
export const AVERAGE_DUPLEX = { basePair: 617.96, ends: 36.04 } as const;

/** µg/mL of nucleic acid that absorb 1 at 260 nm in 1 cm. Source: `sambrookRussell2001`. */
export const A260_FACTORS = { dsDNA: 50, ssDNA: 33, RNA: 40 } as const;

/** A260/A280 of a pure preparation, about; null where none is agreed on. Source: `sambrookRussell2001`. */
export const PURE_RATIOS = { dsDNA: 1.8, ssDNA: null, RNA: 2 } as const;

/**
 * Chains of average composition, without counter-ions: g/mol for each base pair, nucleotide or residue, and once for the ends.
 * Those of single strands and proteins: `sambrookRussell2001`.
 */
export const AVERAGE_CHAINS = {
  dsdna: { unit: AVERAGE_DUPLEX.basePair, ends: AVERAGE_DUPLEX.ends },
  ssdna: { unit: 308.97, ends: 18.02 },
  rna: { unit: 321.47, ends: 18.02 },
  protein: { unit: 110, ends: 0 },
} as const;
