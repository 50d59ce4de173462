/** How DMSO and formamide lower the melting temperature of DNA. Source: `primer3Denaturants`. */

/** What is in the solution; absent: none. */
export interface Denaturants {
  /** Percent. */
  readonly dmso?: number;
  /** mol/L. */
  readonly formamide?: number;
}

/** °C for each percent, after Musielski and others. Published factors lie between 0.5 and 0.75. */
const DMSO = 0.6;
/** °C for each mol/L, of strands without and with G and C, after Blake and Delcourt. */
const FORMAMIDE = -2.88;
const FORMAMIDE_GC = 0.453;
/** g/mL and g/mol, as the source converts percent by volume. */
const FORMAMIDE_DENSITY = 1.13;
const FORMAMIDE_MASS = 45.04;

/**
 * What is added to a melting temperature, °C.
 *
 * @param gcFraction 0 to 1
 */
export function denaturantShift({ dmso = 0, formamide = 0 }: Denaturants, gcFraction: number): number {
  return -DMSO * dmso + (FORMAMIDE_GC * gcFraction + FORMAMIDE) * formamide;
}

/** @param percent by volume; returns mol/L */
export function formamideMolar(percent: number): number {
  return (percent * 10 * FORMAMIDE_DENSITY) / FORMAMIDE_MASS;
}
