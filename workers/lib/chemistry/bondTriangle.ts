/**
 * The triangle of van Arkel and Ketelaar: where a pair of elements lies between metallic, ionic and covalent substances.
 *
 *   mean = (χ₁ + χ₂)/2;  difference = |χ₁ − χ₂|                                                              Pauling scale
 *   metallic: mean ≤ 2.28 − difference/2, that is, the higher χ is at most 2.28
 *   else ionic: mean ≤ 1.60 + difference/2, that is, the lower χ is at most 1.60;  else covalent
 *
 * Borders: `unhexennium`, which reads them off the diagram of the IB data booklet. The corners are those of `meekGarner2005`: cesium, its fluoride, fluorine.
 */
import { PAULING_ELECTRONEGATIVITIES } from '../../reference/electronegativities.ts';

export type TriangleRegion = 'metallic' | 'ionic' | 'covalent';

export interface TrianglePlace {
  readonly mean: number;
  /** 0 or more. */
  readonly difference: number;
}

const HIGHEST_OF_METALS = 2.28;
const LOWEST_OF_COVALENT = 1.6;
/** Values have up to three decimals. */
const THOUSANDTHS = 1000;

/** Computed in integer thousandths: 1.9 less 1.6 is 0.3 and not 0.2999999999999998. */
export function trianglePlace(one: number, other: number): TrianglePlace {
  const [low, high] = [Math.round(Math.min(one, other) * THOUSANDTHS), Math.round(Math.max(one, other) * THOUSANDTHS)];
  return { mean: (low + high) / (2 * THOUSANDTHS), difference: (high - low) / THOUSANDTHS };
}

/** @param one and `other` values of the Pauling scale */
export function triangleRegion(one: number, other: number): TriangleRegion {
  if (Math.max(one, other) <= HIGHEST_OF_METALS) return 'metallic';
  return Math.min(one, other) <= LOWEST_OF_COVALENT ? 'ionic' : 'covalent';
}

const { Cs: lowest, F: highest } = PAULING_ELECTRONEGATIVITIES;

/** The outline, and both borders inside it, from end to end. */
export const TRIANGLE: {
  readonly outline: readonly TrianglePlace[];
  readonly metals: readonly TrianglePlace[];
  readonly ions: readonly TrianglePlace[];
} = {
  outline: [
    trianglePlace(lowest, lowest),
    trianglePlace(lowest, highest),
    trianglePlace(highest, highest),
    trianglePlace(lowest, lowest),
  ],
  metals: [trianglePlace(lowest, HIGHEST_OF_METALS), trianglePlace(HIGHEST_OF_METALS, HIGHEST_OF_METALS)],
  ions: [trianglePlace(LOWEST_OF_COVALENT, HIGHEST_OF_METALS), trianglePlace(LOWEST_OF_COVALENT, highest)],
};
