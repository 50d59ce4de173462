/**
 * The mean mass of an element's atoms: the masses of its isotopes weighted by their abundances.
 *
 *   mean = Σ mass·abundance ÷ 100    mass in u, abundance in percent of the atoms
 *
 * Source: `spec`, sections 5 and 9. With the masses of the isotopes it is the definition of an atomic weight.
 * Abundances that miss 100 % by rounding are not rescaled.
 */
import type { Verdict } from '../../contract.ts';
import { accept, refuse } from '../inputs/verdict.ts';
import { isWithin } from '../inputs/within.ts';

export interface WeightedIsotope {
  /** u, above 0; or a mass number, where whole numbers suffice. */
  readonly mass: number;
  /** Percent of the atoms, 0 to 100. */
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

export interface IsotopeRules {
  /** Tolerance of the sum of the abundances around 100 %, limit included. */
  readonly tolerance: number;
  /** The input key of the mass, and the message that asks for it. */
  readonly mass: { readonly key: string; readonly missing: string };
}

/**
 * Validates the rows of an input `isotopes`. Blank rows are skipped; a blank abundance counts as 0.
 * Refuses abundances that do not add up (naming the first that is blank or unreadable, else the last), then one outside 0 to 100, then a mass that is
 * missing, unreadable or not above 0, or too large for a mean.
 */
export function readIsotopes(
  rows: readonly { readonly mass: number | null; readonly abundance: number | null }[],
  { tolerance, mass: { key, missing } }: IsotopeRules,
): Verdict<readonly WeightedIsotope[]> {
  const abundances = rows.map(({ abundance }) => abundance ?? 0);
  const total = abundances.reduce((sum, abundance) => sum + abundance, 0);
  if (!isWithin(total, 100 - tolerance, 100 + tolerance)) {
    const unfilled = rows.findIndex(({ abundance }) => abundance === null || Number.isNaN(abundance));
    const row = unfilled < 0 ? rows.length - 1 : unfilled;
    return refuse('Total abundance must equal 100%', row < 0 ? 'isotopes' : `isotopes.${row}.abundance`);
  }
  const outside = abundances.findIndex((abundance) => abundance < 0 || abundance > 100);
  if (outside >= 0) return refuse('Please enter abundances between 0 and 100', `isotopes.${outside}.abundance`);
  const isotopes: WeightedIsotope[] = [];
  for (const [index, { mass }] of rows.entries()) {
    const abundance = abundances[index] ?? 0;
    if (mass === null && abundance === 0) continue;
    if (mass === null || !(mass > 0)) return refuse(missing, `isotopes.${index}.${key}`);
    isotopes.push({ mass, abundance });
  }
  if (!Number.isFinite(isotopeMean(isotopes))) return refuse(missing, 'isotopes');
  return accept(isotopes);
}
