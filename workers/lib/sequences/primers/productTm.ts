/**
 * Melting temperature of a PCR product, and the annealing temperature that it asks for with the less stable of its primers:
 *
 *   Tm = 81.5 + 16.6·log10[K⁺] + 0.41·(% GC) − 675/n    °C, [K⁺] mol/L, n bases
 *   Ta = 0.3·Tm(primer) + 0.7·Tm(product) − 14.9        °C
 *
 * DMSO and formamide lower both. Sources: `rychlik1990`, `primer3Denaturants`.
 */
import { denaturantShift } from '../oligos/denaturants.ts';
import type { Solution } from '../oligos/nearestNeighbor.ts';

/** What the Tm of a product depends on. */
export type ProductSolution = Pick<Solution, 'monovalent' | 'dmso' | 'formamide'>;

/**
 * @param length base pairs, above 0
 * @param gcContent percent
 * @param solution its monovalent salt above 0
 */
export function productTm(length: number, gcContent: number, solution: ProductSolution): number {
  const shift = denaturantShift(solution, gcContent / 100);
  return 81.5 + 16.6 * Math.log10(solution.monovalent / 1000) + 0.41 * gcContent - 675 / length + shift;
}

/** All in °C. */
export function rychlikAnnealing(lowerPrimerTm: number, tmOfProduct: number): number {
  return 0.3 * lowerPrimerTm + 0.7 * tmOfProduct - 14.9;
}
