/**
 * Nearest-neighbor energies of DNA duplexes in 1 mol/L NaCl.
 *
 * Source: the unified parameters, `allawi1997` and `santaLucia1998`.
 */

/** Contribution of one step to the formation of a duplex. */
export interface Energy {
  /** kcal/mol. */
  readonly enthalpy: number;
  /** cal/(mol·K). */
  readonly entropy: number;
}

/** Two neighboring bases of one strand, 5′ to 3′; the other six steps are these read on the opposite strand. */
export const STACKS = {
  AA: { enthalpy: -7.9, entropy: -22.2 },
  AT: { enthalpy: -7.2, entropy: -20.4 },
  TA: { enthalpy: -7.2, entropy: -21.3 },
  CA: { enthalpy: -8.5, entropy: -22.7 },
  GT: { enthalpy: -8.4, entropy: -22.4 },
  CT: { enthalpy: -7.8, entropy: -21.0 },
  GA: { enthalpy: -8.2, entropy: -22.2 },
  CG: { enthalpy: -10.6, entropy: -27.2 },
  GC: { enthalpy: -9.8, entropy: -24.4 },
  GG: { enthalpy: -8.0, entropy: -19.9 },
} as const satisfies Readonly<Record<string, Energy>>;

/** Contribution of each end of the duplex, by its terminal base pair. */
export const TERMINAL_PAIRS = {
  AT: { enthalpy: 2.3, entropy: 4.1 },
  GC: { enthalpy: 0.1, entropy: -2.8 },
} as const satisfies Readonly<Record<string, Energy>>;

/** Entropy that a self-complementary duplex loses to its symmetry, cal/(mol·K). */
export const SYMMETRY_ENTROPY = -1.4;

/** Change of the entropy per step and unit of ln[Na⁺], cal/(mol·K). */
export const SODIUM_ENTROPY = 0.368;

/** cal/(mol·K), the value that the parameters were fitted with. */
export const GAS_CONSTANT = 1.987;
