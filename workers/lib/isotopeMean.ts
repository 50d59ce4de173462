/**
 * The mean mass of an element's atoms: the masses of its isotopes weighted by their abundances.
 *
 *   mean = Σ mass·abundance ÷ 100    mass in u, abundance in percent of the atoms
 *
 * Source: `spec`, sections 5 and 9. It is the definition of an atomic weight when the masses are those of the isotopes;
 * abundances that miss 100 % by a rounding are not scaled to it.
 */
export interface WeightedIsotope {
  /** u, above 0; a mass number where whole numbers will do. */
  readonly mass: number;
  /** Percent of the atoms. */
  readonly abundance: number;
}

/** What a single isotope adds to the mean, in u. */
export function contribution({ mass, abundance }: WeightedIsotope): number {
  return mass * (abundance / 100);
}

/** In u. */
export function isotopeMean(isotopes: readonly WeightedIsotope[]): number {
  return isotopes.reduce((sum, isotope) => sum + contribution(isotope), 0);
}

/** In percent. */
export function totalAbundance(isotopes: readonly { readonly abundance: number }[]): number {
  return isotopes.reduce((sum, { abundance }) => sum + abundance, 0);
}

/** The limit belongs to the tolerance; sums of decimals may miss it by a hair. */
const HAIR = 1e-9;

/** @param tolerance how far the sum may lie from 100, in percent, limit included */
export function isWhole(isotopes: readonly { readonly abundance: number }[], tolerance: number): boolean {
  return Math.abs(totalAbundance(isotopes) - 100) <= tolerance + HAIR;
}
