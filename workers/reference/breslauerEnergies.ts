/**
 * The nearest-neighbor energies of DNA duplexes that Primer3 used up to its release 1.1.0, in 1 mol/L NaCl.
 *
 * Source: `breslauer1986`. Compared, value by value, with the output of `oligotm` of Primer3 2.6.1.
 */
import type { Energy } from './nearestNeighbor.ts';

/** Two neighboring bases of one strand, 5′ to 3′; the other six steps are these read on the opposite strand. */
export const BRESLAUER_STACKS = {
  AA: { enthalpy: -9.1, entropy: -24.0 },
  AT: { enthalpy: -8.6, entropy: -23.9 },
  TA: { enthalpy: -6.0, entropy: -16.9 },
  CA: { enthalpy: -5.8, entropy: -12.9 },
  GT: { enthalpy: -6.5, entropy: -17.3 },
  CT: { enthalpy: -7.8, entropy: -20.8 },
  GA: { enthalpy: -5.6, entropy: -13.5 },
  CG: { enthalpy: -11.9, entropy: -27.8 },
  GC: { enthalpy: -11.1, entropy: -26.7 },
  GG: { enthalpy: -11.0, entropy: -26.6 },
} as const satisfies Readonly<Record<string, Energy>>;

/** Initiation entropy, as Primer3 adds it, self-complementary or not: cal/(mol·K). */
export const BRESLAUER_INITIATION = -10.8;
