/**
 * Weight of a horse from two measurements with a tape, as if its trunk were a cylinder.
 *
 *   lb = girth² × length ÷ divisor      inches; divisor 330 adult, 301 yearling, 280 weanling
 *   kg = lb × 0.45359237                range: 10 % either side
 *
 * Source: `horseGirthExtension`. Pounds and kilograms are whole numbers, each rounded once, half up; `raw` holds the
 * unrounded ones. For adults `reference` has the weight by the metric formula of `carrollHuntington1988`.
 *
 * Refuses, in this order: anything blank; a measurement that is unreadable or not above 0, an unknown option; a
 * measurement outside HORSE_LIMITS_INCHES.
 */
import type { Formula } from '../contract.ts';
import { INVALID, isPositive, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { CM_PER_INCH, KG_PER_POUND } from '../lib/mathematics/imperialUnits.ts';
import {
  GIRTH_DIVISORS,
  HORSE_ERROR_SHARE,
  HORSE_LIMITS_INCHES,
  type HorseCategory,
  METRIC_DIVISOR,
} from '../reference/horseWeight.ts';

export interface HorseWeightInput {
  /** In `unit`, 30 to 100 inches. */
  readonly heartGirth: number;
  /** Point of shoulder to point of buttock, in `unit`, 25 to 100 inches. */
  readonly bodyLength: number;
  readonly unit: 'in' | 'cm';
  readonly category: HorseCategory;
}

export interface HorseWeightResult {
  /** lb, whole. */
  readonly weightLb: number;
  /** kg, whole, from the unrounded pounds. */
  readonly weightKg: number;
  /** lb, whole: 10 % below and above. */
  readonly rangeLb: Range;
  /** kg, whole: 10 % below and above. */
  readonly rangeKg: Range;
  /** The measurements in inches, unrounded. */
  readonly inches: { readonly heartGirth: number; readonly bodyLength: number };
  /** Unrounded. */
  readonly raw: { readonly weightLb: number; readonly weightKg: number };
  /** Adults only: kg, unrounded. */
  readonly reference: { readonly weightKg: number } | null;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const OUT_OF_RANGE = 'Please check the measurements: they are outside the range for horses';
const KEYS = ['heartGirth', 'bodyLength', 'unit', 'category'] as const;
const MEASUREMENTS = ['heartGirth', 'bodyLength'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'horse-weight': FormulaType<HorseWeightInput, HorseWeightResult>;
  }
}

export default {
  id: 'horse-weight',

  validate(candidate) {
    const { heartGirth, bodyLength, unit, category } = candidate;
    if (heartGirth === null || bodyLength === null || unit === '' || category === '')
      return refuse(
        REQUIRED,
        KEYS.find((key) => candidate[key] === null || candidate[key] === ''),
      );
    const wrong = MEASUREMENTS.find((key) => !isPositive(candidate[key]));
    if (wrong !== undefined) return refuse(INVALID, wrong);
    if (unit !== 'in' && unit !== 'cm') return refuse(INVALID, 'unit');
    if (!Object.hasOwn(GIRTH_DIVISORS, category)) return refuse(INVALID, 'category');
    const input = { heartGirth, bodyLength, unit, category };
    const outside = MEASUREMENTS.find((key) => {
      const { min, max } = HORSE_LIMITS_INCHES[key];
      return !isWithin(inInches(input[key], unit), min, max);
    });
    return outside === undefined ? accept(input) : refuse(OUT_OF_RANGE, outside);
  },

  compute({ heartGirth, bodyLength, unit, category }) {
    const inches = { heartGirth: inInches(heartGirth, unit), bodyLength: inInches(bodyLength, unit) };
    const weightLb = weightFromInches(inches.heartGirth, inches.bodyLength, category);
    const weightKg = weightLb * KG_PER_POUND;
    return {
      weightLb: Math.round(weightLb),
      weightKg: Math.round(weightKg),
      rangeLb: rangeAbout(weightLb),
      rangeKg: rangeAbout(weightKg),
      inches,
      raw: { weightLb, weightKg },
      reference:
        category === 'adult'
          ? { weightKg: weightFromCentimeters(inches.heartGirth * CM_PER_INCH, inches.bodyLength * CM_PER_INCH) }
          : null,
    };
  },
} satisfies Formula<'horse-weight'>;

function inInches(value: number, unit: HorseWeightInput['unit']): number {
  return unit === 'in' ? value : value / CM_PER_INCH;
}

function rangeAbout(weight: number): Range {
  return { min: Math.round(weight * (1 - HORSE_ERROR_SHARE)), max: Math.round(weight * (1 + HORSE_ERROR_SHARE)) };
}

/**
 * Pounds, unrounded. Source: `horseGirthExtension`.
 *
 * @param girth inches, above 0
 * @param length point of shoulder to point of buttock, inches, above 0
 */
export function weightFromInches(girth: number, length: number, category: HorseCategory): number {
  return (girth ** 2 * length) / GIRTH_DIVISORS[category];
}

/**
 * Kilograms of a grown horse by the metric formula, unrounded. Source: `carrollHuntington1988`.
 *
 * @param girth cm, above 0
 * @param length point of shoulder to point of buttock, cm, above 0
 */
export function weightFromCentimeters(girth: number, length: number): number {
  return (girth ** 2 * length) / METRIC_DIVISOR;
}
