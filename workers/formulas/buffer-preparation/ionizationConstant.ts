/**
 * How the pK of an ionization changes with temperature.
 *
 *   pK(T) = pK + (ΔH − ΔCp·θ)·(1/T − 1/θ) ÷ (R·ln 10) − ΔCp·ln(T/θ) ÷ (R·ln 10)        θ = 298.15 K
 *   dpK/dT = −(ΔH + ΔCp·(T − θ)) ÷ (R·ln 10·T²)
 *
 * With a heat capacity change that does not depend on temperature: `goldberg2002`, for about 0 to 75 °C.
 */
import { ZERO_CELSIUS_IN_KELVIN } from '../../reference/physicalConstants.ts';

export interface Ionization {
  /** At 25 °C and no ionic strength. */
  readonly pK: number;
  /** kJ/mol. */
  readonly enthalpy: number;
  /** J/(K·mol). */
  readonly heatCapacity: number;
}

const REFERENCE = 298.15;
/** J/(K·mol), of `siBrochure2019`. */
const GAS_CONSTANT = 8.31446261815324;
const PER_DECADE = GAS_CONSTANT * Math.LN10;
const JOULES = 1000;

export function pKAt({ pK, enthalpy, heatCapacity }: Ionization, celsius: number): number {
  const kelvin = celsius + ZERO_CELSIUS_IN_KELVIN;
  const direct = (enthalpy * JOULES - heatCapacity * REFERENCE) * (1 / kelvin - 1 / REFERENCE);
  return pK + (direct - heatCapacity * Math.log(kelvin / REFERENCE)) / PER_DECADE;
}

/** Change of the pK with temperature, 1/K. */
export function pKSlopeAt({ enthalpy, heatCapacity }: Ionization, celsius: number): number {
  const kelvin = celsius + ZERO_CELSIUS_IN_KELVIN;
  return -(enthalpy * JOULES + heatCapacity * (kelvin - REFERENCE)) / (PER_DECADE * kelvin ** 2);
}
