/**
 * The charge of an unfolded chain at a pH, and the pH at which it has none.
 *
 *   charge(pH) = Σ n / (1 + 10^(pH − pK)) − Σ n / (1 + 10^(pK − pH))
 *
 * over the amino end and the basic side chains, and over the carboxyl end and the acidic ones. Every group is treated
 * as independent. Sources: those of the pK set.
 */
import type { AminoAcid } from '../../../reference/aminoAcids.ts';
import {
  ACIDIC_SIDE_CHAINS,
  BASIC_SIDE_CHAINS,
  type ChargedSideChain,
  type PkSet,
} from '../../../reference/dissociationConstants.ts';
import { type Composition, residuesOf } from './proteinProperties.ts';

/** Everything in a chain that determines its charge. */
export interface ChargedChain {
  readonly composition: Composition;
  /** The first residue, whose amino group is free. */
  readonly first: AminoAcid;
  /** The last residue, whose carboxyl group is free. */
  readonly last: AminoAcid;
}

/** Groups of one kind: how many, and 10^pK. */
interface Groups {
  readonly count: number;
  readonly constant: number;
}

/** The charged groups of a chain, computed once for any number of pH values. */
interface ChargeModel {
  readonly basic: readonly Groups[];
  readonly acidic: readonly Groups[];
}

function chargeModel({ composition, first, last }: ChargedChain, set: PkSet): ChargeModel {
  const end = (pK: number): Groups => ({ count: 1, constant: 10 ** pK });
  const sideChains = (kinds: readonly ChargedSideChain[]): readonly Groups[] =>
    kinds.map((kind) => ({ count: residuesOf(composition, kind), constant: 10 ** set.sideChains[kind] }));
  return {
    basic: [end(set.aminoEndOf[first] ?? set.aminoEnd), ...sideChains(BASIC_SIDE_CHAINS)],
    acidic: [end(set.carboxylEndOf[last] ?? set.carboxylEnd), ...sideChains(ACIDIC_SIDE_CHAINS)],
  };
}

/** One power per pH instead of one per group: 10^(pH − pK) is 10^pH ÷ 10^pK. */
function chargeAt({ basic, acidic }: ChargeModel, pH: number): number {
  const power = 10 ** pH;
  let charge = 0;
  for (const { count, constant } of basic) charge += count / (1 + power / constant);
  for (const { count, constant } of acidic) charge -= count / (1 + constant / power);
  return charge;
}

/** Net charge in elementary charges. Falls steadily as the pH rises. */
export function netCharge(chain: ChargedChain, pH: number, set: PkSet): number {
  return chargeAt(chargeModel(chain, set), pH);
}

/** Ends of the pH scale searched for an isoelectric point. */
const SCALE = { low: 0, high: 14 } as const;

/** Number of halvings that reach neighboring doubles. */
const HALVINGS = 60;

/** The pH, 0 to 14, of net charge 0, by bisection; null where the chain keeps its charge over the whole scale. */
export function isoelectricPoint(chain: ChargedChain, set: PkSet): number | null {
  let { low, high }: { low: number; high: number } = SCALE;
  const model = chargeModel(chain, set);
  if (chargeAt(model, low) < 0 || chargeAt(model, high) > 0) return null;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (chargeAt(model, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
