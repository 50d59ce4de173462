/** Pounds and inches in metric units, exact by definition. */

/** Kilograms in a pound. */
export const KG_PER_POUND = 0.45359237;

/** Centimetres in an inch. */
export const CM_PER_INCH = 2.54;

export type WeightUnit = 'kg' | 'lb';
export type LengthUnit = 'cm' | 'in';

export function isWeightUnit(unit: string): unit is WeightUnit {
  return unit === 'kg' || unit === 'lb';
}

/** A weight in kg. */
export function inKilograms(weight: number, unit: WeightUnit): number {
  return unit === 'kg' ? weight : weight * KG_PER_POUND;
}

/** A length in cm. */
export function inCentimetres(length: number, unit: LengthUnit): number {
  return unit === 'cm' ? length : length * CM_PER_INCH;
}
