/**
 * Activity coefficients of ions in water by the Davies equation.
 *
 *   log γ = −A·z²·(√I ÷ (1 + √I) − 0.3·I)        I in mol/L
 *   A = e³·√(2·N·1000·ρ) ÷ (ln 10·8π·(ε₀·ε·k·T)^1.5)        ρ in g/cm³: 0.511 at 25 °C
 *
 * Equation with 0.3: `davies1962`; dielectric constant of water ε, 0 to 100 °C: `malmbergMaryott1956`; density: `kell1975`;
 * constants: `codata2022`. It holds up to about 0.5 mol/L; beyond, the coefficients at 0.5 mol/L are used.
 */
import { AVOGADRO, ZERO_CELSIUS_IN_KELVIN } from '../../reference/physicalConstants.ts';
import { densityOfWater } from './waterIonProduct.ts';

/** mol/L, up to which the equation holds. */
export const MOST_IONIC_STRENGTH = 0.5;

/** C, J/K, F/m: the first two exact by definition. */
const ELEMENTARY_CHARGE = 1.602176634e-19;
const BOLTZMANN = 1.380649e-23;
const VACUUM_PERMITTIVITY = 8.8541878188e-12;

/** Liters in a cubic meter. */
const LITERS = 1000;

/** The A of Debye and Hückel for decadic logarithms, (L/mol)^½. */
export function debyeHuckelSlope(celsius: number): number {
  const t = celsius;
  const dielectric = 87.74 - 0.40008 * t + 9.398e-4 * t ** 2 - 1.41e-6 * t ** 3;
  const screened = VACUUM_PERMITTIVITY * dielectric * BOLTZMANN * (t + ZERO_CELSIUS_IN_KELVIN);
  const perVolume = Math.sqrt(2 * AVOGADRO * LITERS * densityOfWater(t));
  return (ELEMENTARY_CHARGE ** 3 * perVolume) / (Math.LN10 * 8 * Math.PI * screened ** 1.5);
}

/** The decadic logarithm of an activity coefficient: 0 for what has no charge. */
export function logActivityCoefficient(charge: number, ionicStrength: number, slope: number): number {
  const strength = Math.min(Math.max(ionicStrength, 0), MOST_IONIC_STRENGTH);
  const root = Math.sqrt(strength);
  return -slope * charge ** 2 * (root / (1 + root) - 0.3 * strength);
}
