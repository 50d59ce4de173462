/**
 * What salt and concentration add to the energies of a structure.
 *
 *   salt = 0.368·ln[Na⁺] for each step between pairs, cal/(mol·K);  [Na⁺] mol/L, with magnesium as in `sodiumEquivalent`
 *
 * Sources: `santaLucia1998`, `santaLuciaHicks2004`.
 */

import { type Energy, SODIUM_ENTROPY, SYMMETRY_ENTROPY } from '../../../reference/nearestNeighbor.ts';
import { ZERO_CELSIUS_IN_KELVIN } from '../../../reference/physicalConstants.ts';
import { DIMER_INITIATION } from '../../../reference/unpairedEnergies.ts';
import { type EnergyTable, inCalories, KELVIN_37 } from './foldEnergies.ts';
import { helixEnds, type Overhead } from './helixEnds.ts';
import { type Solution, sodiumEquivalent } from './nearestNeighbor.ts';

/** cal/(mol·K), with the digits of primer3's alignments; the melting temperatures of whole duplexes take 1.987. */
const GAS_CONSTANT = 1.9872;

/** What a search for structures starts from. */
export interface FoldConditions {
  /** Energies of ends, by `cornerAt`. */
  readonly ends: EnergyTable;
  readonly overhead: Overhead;
  /** cal/mol and cal/(mol·K). */
  readonly initiation: Energy;
  /** Of each step between pairs, cal/(mol·K). */
  readonly saltEntropy: number;
  /** R·ln of the concentration, cal/(mol·K). */
  readonly strandEntropy: number;
}

/** How stable a structure is. */
export interface Stability {
  /** kcal/mol. */
  readonly enthalpy: number;
  /** cal/(mol·K), with the salt. */
  readonly entropy: number;
  /** kcal/mol, at 37 °C. */
  readonly energy: number;
  /** °C; null where the energies give no temperature above absolute zero. */
  readonly tm: number | null;
}

/** @param isSymmetric both strands are their own reverse complements */
export function dimerConditions(solution: Solution, isSymmetric: boolean): FoldConditions {
  const { enthalpy, entropy } = inCalories(DIMER_INITIATION);
  const initiation = { enthalpy, entropy: entropy + (isSymmetric ? SYMMETRY_ENTROPY : 0) };
  const strandEntropy = GAS_CONSTANT * Math.log((solution.oligo * 1e-9) / (isSymmetric ? 1 : 4));
  return conditions(solution, initiation, strandEntropy);
}

/** A hairpin has no second strand to bring near. */
export function hairpinConditions(solution: Solution): FoldConditions {
  return conditions(solution, { enthalpy: 0, entropy: 0 }, 0);
}

function conditions(solution: Solution, initiation: Energy, strandEntropy: number): FoldConditions {
  const overhead = { enthalpy: initiation.enthalpy, entropy: initiation.entropy + strandEntropy };
  const saltEntropy = SODIUM_ENTROPY * Math.log(sodiumEquivalent(solution) / 1000);
  return { ends: helixEnds(overhead), overhead, initiation, saltEntropy, strandEntropy };
}

/**
 * @param structure cal/mol and cal/(mol·K), in 1 mol/L NaCl
 * @param steps between its pairs
 */
export function stabilityOf(
  structure: Energy,
  steps: number,
  { saltEntropy, strandEntropy }: FoldConditions,
): Stability {
  const { enthalpy } = structure;
  const entropy = structure.entropy + steps * saltEntropy;
  const kelvin = enthalpy / (entropy + strandEntropy);
  return {
    enthalpy: enthalpy / 1000,
    entropy,
    energy: (enthalpy - KELVIN_37 * entropy) / 1000,
    tm: kelvin > 0 && Number.isFinite(kelvin) ? kelvin - ZERO_CELSIUS_IN_KELVIN : null,
  };
}
