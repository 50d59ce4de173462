/**
 * The mass of a molecule in which every atom is its element's most abundant isotope. In a file of its own, because the
 * isotope table is large and most pages do not need it.
 *
 * Isotope masses: `wang2021`; which isotope is the most abundant: `meija2016`.
 */
import { ISOTOPES } from '../../reference/isotopes.ts';
import type { AtomCount } from './chemicalFormula.ts';
import { isElement } from './elementShares.ts';

/**
 * In u.
 *
 * @returns null when an element has no natural isotopes
 */
export function monoisotopicMass(atoms: readonly AtomCount[]): number | null {
  let total = 0;
  for (const { symbol, count } of atoms) {
    const mass = mainIsotopeMass(symbol);
    if (mass === null) return null;
    total += count * mass;
  }
  return total;
}

function mainIsotopeMass(symbol: string): number | null {
  const isotopes = isElement(symbol) ? (ISOTOPES[symbol] ?? []) : [];
  const [main] = [...isotopes].sort(([, , one], [, , other]) => other - one);
  return main?.[1] ?? null;
}
