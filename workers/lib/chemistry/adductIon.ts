/** The atoms of the ion that a molecule gives in a mass spectrometer, and its m/z. */
import type { Adduct } from '../../reference/adducts.ts';
import { ELECTRON_MASS } from '../../reference/physicalConstants.ts';
import type { AtomCount } from './formulaParser.ts';

/**
 * @param atoms of the neutral molecule
 * @returns null when the molecule lacks an atom that the ion has lost
 */
export function adductAtoms(
  atoms: readonly AtomCount[],
  { molecules, atoms: gained }: Adduct,
): readonly AtomCount[] | null {
  const counts = new Map(atoms.map(({ symbol, count }) => [symbol, molecules * count]));
  for (const [symbol, count] of Object.entries(gained)) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  const found = [...counts].map(([symbol, count]) => ({ symbol, count }));
  return found.some(({ count }) => count < 0) ? null : found.filter(({ count }) => count > 0);
}

/**
 * m/z of an ion, with the mass of its electrons; of what has no charge its mass in u.
 *
 * @param mass of the neutral atoms, u
 * @param charge elementary charges, whole
 */
export function ionRatio(mass: number, charge: number): number {
  return (mass - charge * ELECTRON_MASS) / Math.max(Math.abs(charge), 1);
}
