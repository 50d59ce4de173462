/**
 * The charge of an unfolded chain at a pH, and the pH at which it has none.
 *
 *   charge(pH) = Σ n / (1 + 10^(pH − pK)) − Σ n / (1 + 10^(pK − pH))
 *
 * over the amino end and the basic side chains, and over the carboxyl end and the acidic ones. Every group is taken to
 * behave as if it stood alone. Sources: those of the pK set.
 */
import type { AminoAcid } from '../reference/aminoAcids.ts';
import { ACIDIC_SIDE_CHAINS, BASIC_SIDE_CHAINS, type PkSet } from '../reference/dissociationConstants.ts';
import { type Composition, residuesOf } from './proteinProperties.ts';

/** All of a chain that its charge depends on. */
export interface ChargedChain {
  readonly composition: Composition;
  /** The first residue, whose amino group is free. */
  readonly first: AminoAcid;
  /** The last residue, whose carboxyl group is free. */
  readonly last: AminoAcid;
}

/** Net charge in elementary charges. Falls steadily as the pH rises. */
export function netCharge({ composition, first, last }: ChargedChain, pH: number, set: PkSet): number {
  let charge = gained(pH, set.aminoEndOf[first] ?? set.aminoEnd) - lost(pH, set.carboxylEndOf[last] ?? set.carboxylEnd);
  for (const basic of BASIC_SIDE_CHAINS) charge += residuesOf(composition, basic) * gained(pH, set.sideChains[basic]);
  for (const acid of ACIDIC_SIDE_CHAINS) charge -= residuesOf(composition, acid) * lost(pH, set.sideChains[acid]);
  return charge;
}

/** The share of a basic group that carries a proton. */
function gained(pH: number, pK: number): number {
  return 1 / (1 + 10 ** (pH - pK));
}

/** The share of an acidic group that has given its proton away. */
function lost(pH: number, pK: number): number {
  return 1 / (1 + 10 ** (pK - pH));
}

/** The ends of the pH scale, between which an isoelectric point is sought. */
const SCALE = { low: 0, high: 14 } as const;

/** Halvings after which neighbouring doubles are reached. */
const HALVINGS = 60;

/** The pH, 0 to 14, of net charge 0, by bisection; null where the chain keeps its charge over the whole scale. */
export function isoelectricPoint(chain: ChargedChain, set: PkSet): number | null {
  let { low, high }: { low: number; high: number } = SCALE;
  if (netCharge(chain, low, set) < 0 || netCharge(chain, high, set) > 0) return null;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (netCharge(chain, middle, set) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
