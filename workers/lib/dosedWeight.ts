/** The weight of an animal for which an amount of a medicine or a supplement is worked out. */
import { KG_PER_POUND } from './horseWeight.ts';

export type DosedWeightUnit = 'kg' | 'lb';

/** kg; both ends belong to it. */
export interface WeightLimits {
  readonly min: number;
  readonly max: number;
}

/** A limit entered in pounds must count as that limit. kg. */
const SLACK = 1e-9;

export function isDosedWeightUnit(unit: string): unit is DosedWeightUnit {
  return unit === 'kg' || unit === 'lb';
}

/** True for a weight that is read, finite and above 0. */
export function isDosedWeight(weight: number): boolean {
  return weight > 0 && Number.isFinite(weight);
}

/** @param weight above 0, in `unit` */
export function weightInKilograms(weight: number, unit: DosedWeightUnit): number {
  return unit === 'kg' ? weight : weight * KG_PER_POUND;
}

export function isWithinWeights(kilograms: number, { min, max }: WeightLimits): boolean {
  return kilograms >= min - SLACK && kilograms <= max + SLACK;
}
