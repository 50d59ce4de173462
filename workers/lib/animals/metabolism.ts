/** Resting energy of people and animals, and how temperature moves it. Energies in kcal/day, temperatures in °C. */
import { ZERO_CELSIUS_IN_KELVIN } from '../../reference/physicalConstants.ts';

export type Sex = 'male' | 'female';

export interface Person {
  /** kg. */
  readonly weight: number;
  /** cm. */
  readonly height: number;
  /** Years. */
  readonly age: number;
  readonly sex: Sex;
}

/** Basal rate of an adult: 10·kg + 6.25·cm − 5·years, plus 5 for men or minus 161 for women (`mifflin1990`). */
export function mifflinStJeor({ weight, height, age, sex }: Person): number {
  return 10 * weight + 6.25 * height - 5 * age + SEX_TERMS[sex];
}

const SEX_TERMS = { male: 5, female: -161 } as const satisfies Record<Sex, number>;

/** Resting rate of a mammal or bird of that weight: 70·kg^0.75 (`kleiber1947`). */
export function kleiber(weight: number): number {
  return 70 * weight ** 0.75;
}

/** Returns the factor relative to the rate at 20 °C, which doubles every 10 °C. */
export function q10Factor(temperature: number): number {
  return 2 ** ((temperature - STANDARD_TEMPERATURE) / 10);
}

/**
 * Returns the same factor by the Boltzmann factor exp(−E ÷ kT), E = 0.65 eV (`gillooly2001`). Above absolute zero only.
 */
export function boltzmannFactor(temperature: number): number {
  const inverse = (celsius: number) => 1 / (celsius + ZERO_CELSIUS_IN_KELVIN);
  return Math.exp((ACTIVATION_ENERGY / BOLTZMANN) * (inverse(STANDARD_TEMPERATURE) - inverse(temperature)));
}

/** °C. */
const STANDARD_TEMPERATURE = 20;
/** eV. */
const ACTIVATION_ENERGY = 0.65;
/** eV per kelvin. */
const BOLTZMANN = 8.617333262e-5;
