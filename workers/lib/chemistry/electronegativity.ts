/**
 * Classifies a bond by its difference of electronegativities.
 *
 *   |χ₁ − χ₂| below 0.5: nonpolar covalent;  below 1.7: polar covalent;  from there on: ionic
 *   between two metals, below the limit of ionic bonds: metallic
 *
 * The limits are teaching conventions on the scale of `pauling1960`; others draw them at 0.4, 1.8 or 2.0.
 */
import { NONMETALS_AND_METALLOIDS, PAULING_ELECTRONEGATIVITIES } from '../../reference/electronegativities.ts';
import type { ElementSymbol } from '../../reference/elements.ts';
import { hasReached } from '../inputs/within.ts';

export type BondType = 'nonpolar covalent' | 'polar covalent' | 'ionic' | 'metallic';

/** Lowest difference of a polar bond, and of an ionic bond. */
export interface BondLimits {
  readonly polarFrom: number;
  readonly ionicFrom: number;
}

const BOND_LIMITS: BondLimits = { polarFrom: 0.5, ionicFrom: 1.7 };

/** The value on the Pauling scale; null for an element, or any other text, that has none. */
export function paulingElectronegativity(symbol: string): number | null {
  const values: Readonly<Record<string, number>> = PAULING_ELECTRONEGATIVITIES;
  return Object.hasOwn(values, symbol) ? (values[symbol] ?? null) : null;
}

/** True for an element with a Pauling value that is neither a nonmetal nor a metalloid. */
export function isMetal(element: ElementSymbol): boolean {
  return !NONMETALS_AND_METALLOIDS.includes(element);
}

/**
 * @param difference 0 or more
 * @param areMetals both elements are metals
 */
export function bondTypeOf(
  difference: number,
  areMetals: boolean,
  { polarFrom, ionicFrom }: BondLimits = BOND_LIMITS,
): BondType {
  if (hasReached(difference, ionicFrom)) return 'ionic';
  if (areMetals) return 'metallic';
  return hasReached(difference, polarFrom) ? 'polar covalent' : 'nonpolar covalent';
}
