/**
 * Melting temperature as Primer3 computed it up to its release 1.1.0:
 *
 *   Tm = 1000·ΔH / (ΔS − 10.8 + R·ln(C/4)) − 273.15 + 16.6·log10[Na⁺]    °C
 *
 * ΔH and ΔS of `breslauer1986`, [Na⁺] and C mol/L; the salt term is that of `schildkraut1965`. A self-complementary
 * strand is treated like any other.
 */
import { BRESLAUER_INITIATION, BRESLAUER_STACKS } from '../../../reference/breslauerEnergies.ts';
import { ZERO_CELSIUS_IN_KELVIN } from '../../../reference/physicalConstants.ts';
import {
  type Duplex,
  energiesOfSteps,
  gcFractionOf,
  meltingKelvin,
  type Solution,
  stepsOf,
} from './nearestNeighbor.ts';

const STEP_ENERGIES = energiesOfSteps(BRESLAUER_STACKS);

/**
 * @param strand 5′ to 3′, of A, T, G and C only
 * @returns null when there are fewer than two bases
 */
export function breslauerDuplexOf(strand: string): Duplex | null {
  if (strand.length < 2) return null;
  const steps = stepsOf(strand, STEP_ENERGIES);
  return {
    length: strand.length,
    gcFraction: gcFractionOf(strand),
    enthalpy: steps.reduce((sum, { enthalpy }) => sum + enthalpy, 0),
    entropy: steps.reduce((sum, { entropy }) => sum + entropy, BRESLAUER_INITIATION),
    selfComplementary: false,
  };
}

/**
 * Tm in °C with the salt as 16.6·log10; magnesium is ignored. Null where there is no temperature above absolute zero.
 */
export function schildkrautTm(duplex: Duplex, solution: Solution): number | null {
  const kelvin = meltingKelvin(duplex, solution, 0);
  if (kelvin === null) return null;
  const corrected = kelvin + 16.6 * Math.log10(solution.monovalent / 1000);
  return corrected > 0 ? corrected - ZERO_CELSIUS_IN_KELVIN : null;
}
