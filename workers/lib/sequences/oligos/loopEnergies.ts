/** The energies of what lies between two pairs of one helix and the next: a step, a bulge, a mismatch or a loop. Source: `santaLuciaHicks2004`. */
import { ASYMMETRY_ENTROPY } from '../../../reference/unpairedEnergies.ts';
import { BULGE, INTERNAL_LOOP, LOOP_END, MISMATCH, STEP, stepAt } from './foldEnergies.ts';
import { closingPair } from './helixEnds.ts';

/** Unpaired bases of the largest loop or bulge. */
export const LARGEST_LOOP = 30;

/** Energies are written here, so that a search makes no objects. */
export interface LoopEnergy {
  /** cal/mol; Infinity where there can be no such loop. */
  enthalpy: number;
  /** cal/(mol·K). */
  entropy: number;
}

/** A bulge of the given number of bases between two pairs of a strand. */
export function bulgeEnergy(base: number, next: number, size: number, into: LoopEnergy): void {
  const entropy = BULGE[size] as number;
  if (size === 1) {
    // The helix goes on across a single base.
    const step = stepAt(base, next);
    into.enthalpy = STEP.enthalpy[step] as number;
    into.entropy = entropy + (STEP.entropy[step] as number);
    return;
  }
  const [before, behind] = [closingPair(base), closingPair(next)];
  into.enthalpy = before.enthalpy + behind.enthalpy;
  into.entropy = entropy + before.entropy + behind.entropy;
}

/**
 * A loop with unpaired bases on both strands.
 *
 * @param opening place of the pair on the 5′ side and the bases behind it, by `cornerAt`
 * @param closing place of the pair on the 3′ side and the bases before it, read from the other strand
 * @param one unpaired bases of one strand
 * @param other unpaired bases of the other
 */
export function loopEnergy(opening: number, closing: number, one: number, other: number, into: LoopEnergy): void {
  const isSingle = one === 1 && other === 1;
  const table = isSingle ? MISMATCH : LOOP_END;
  const loop = isSingle ? 0 : (INTERNAL_LOOP[one + other] as number) + ASYMMETRY_ENTROPY * Math.abs(one - other);
  into.enthalpy = (table.enthalpy[opening] as number) + (table.enthalpy[closing] as number);
  into.entropy = loop + (table.entropy[opening] as number) + (table.entropy[closing] as number);
}
