/**
 * The mass of a molecule whose atoms are all of their element's most abundant isotope, or of the one that is named. In a file of its own, because the table
 * of isotopes is large and most pages do without it.
 *
 * Isotope masses: `wang2021`; which isotope is the most abundant: `meija2016`.
 */
import type { Isotope } from '../../reference/isotopes.ts';
import { ELECTRON_MASS } from '../../reference/physicalConstants.ts';
import type { AtomCount } from './formulaParser.ts';
import { isotopesIn } from './isotopeMass.ts';

/**
 * In u.
 *
 * @param charge elementary charges: an ion has lost or gained as many electrons
 * @returns null when an element has no natural isotopes
 */
export function monoisotopicMass(atoms: readonly AtomCount[], charge = 0): number | null {
  let total = 0;
  for (const { symbol, count } of atoms) {
    const mass = mainIsotopeMass(symbol);
    if (mass === null) return null;
    total += count * mass;
  }
  return total - charge * ELECTRON_MASS;
}

/** In u, of the most abundant isotope, or of the one that is named ('13C'); null without natural isotopes. */
export function mainIsotopeMass(symbol: string): number | null {
  return mainIsotope(symbol)?.[1] ?? null;
}

/** The most abundant isotope, or the one that is named ('13C'); null without natural isotopes. */
export function mainIsotope(symbol: string): Isotope | null {
  return isotopesIn(symbol).toSorted(([, , one], [, , other]) => other - one)[0] ?? null;
}
