/** Pounds and inches in metric units, exact by definition. */

/** Kilograms in a pound. */
export const KG_PER_POUND = 0.45359237;

/** Centimeters in an inch. */
export const CM_PER_INCH = 2.54;

/** Kilograms in each unit of weight. */
export const KG_PER_UNIT = { kg: 1, lb: KG_PER_POUND } as const;

export type WeightUnit = keyof typeof KG_PER_UNIT;
export type LengthUnit = 'cm' | 'in';

export function isWeightUnit(unit: string): unit is WeightUnit {
  return Object.hasOwn(KG_PER_UNIT, unit);
}

/** A weight in kg. */
export function inKilograms(weight: number, unit: WeightUnit): number {
  return weight * KG_PER_UNIT[unit];
}

/** A length in cm. */
export function inCentimetres(length: number, unit: LengthUnit): number {
  return unit === 'cm' ? length : length * CM_PER_INCH;
}
