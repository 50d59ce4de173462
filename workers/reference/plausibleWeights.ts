/**
 * Weights that an animal of the species may have, kg, edges included: chosen to catch typing errors and wrong units,
 * not biological limits. The message gives them in both units.
 */
export const PLAUSIBLE_WEIGHTS = {
  dog: { minKg: 0.5, maxKg: 120, message: 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)' },
  cat: { minKg: 0.5, maxKg: 15, message: 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)' },
} as const;

export type PetSpecies = keyof typeof PLAUSIBLE_WEIGHTS;
