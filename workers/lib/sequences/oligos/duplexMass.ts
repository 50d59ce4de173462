import { AVERAGE_DUPLEX } from '../../../reference/nucleicAcidMasses.ts';

/**
 * Molar mass of a DNA duplex of average composition, without counter-ions, in g/mol.
 *
 * @param basePairs length, above 0
 */
export function averageDuplexMass(basePairs: number): number {
  return AVERAGE_DUPLEX.basePair * basePairs + AVERAGE_DUPLEX.ends;
}
