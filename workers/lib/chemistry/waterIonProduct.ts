/**
 * Self-ionization of water from 0 to 100 °C at 1 atm.
 *
 *   log Kw = A + B/T + C/T² + D/T³ + (E + F/T + G/T²)·log ρ    T in K, ρ in g/cm³
 *
 * Sources: `marshallFranck1981` (ion product, molality at zero ionic strength), `kell1975` (density).
 */
import { ZERO_CELSIUS_IN_KELVIN } from '../../reference/physicalConstants.ts';

/** @returns −log Kw: 13.995 at 25 °C, decreasing with temperature */
export function pKwOfWater(celsius: number): number {
  const kelvin = celsius + ZERO_CELSIUS_IN_KELVIN;
  const direct = -4.098 - 3245.2 / kelvin + 2.2362e5 / kelvin ** 2 - 3.984e7 / kelvin ** 3;
  const perLogDensity = 13.957 - 1262.3 / kelvin + 8.5641e5 / kelvin ** 2;
  return -(direct + perLogDensity * Math.log10(densityOfWater(celsius)));
}

/** Density of air-free water at 1 atm, g/cm³. */
export function densityOfWater(celsius: number): number {
  const t = celsius;
  const numerator =
    999.83952 +
    16.945176 * t -
    7.9870401e-3 * t ** 2 -
    46.170461e-6 * t ** 3 +
    105.56302e-9 * t ** 4 -
    280.54253e-12 * t ** 5;
  return numerator / (1 + 16.87985e-3 * t) / 1000;
}
