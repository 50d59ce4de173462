/**
 * Water that a dog needs in a day, and how its drinking compares with that.
 *
 *   need = 40, 50 and 60 mL × kg        food water = g of food × moisture % ÷ 100
 *   to drink = max(0, typical need − food water)        measured drinking in mL for each kg, and its class
 *   total = (measured drinking + food water) ÷ kg       and its class
 *
 * Sources: `dibartola` for the need, `dogThirstFactSheet` and `dvm360` for the classes. mL are whole, fluid ounces have one
 * decimal, cups two, all rounded half up. The class of drinking is that of the unrounded number: exactly 20 and 90 mL/kg are
 * normal, exactly 100 is increased. The class of the total is that of the larger of the exact and the displayed number:
 * 20 and 70 are normal, 100 is increased; that there is almost none is decided by the smaller of the two. Food that was not entered
 * counts as none.
 *
 * Refuses, in this order: weight or its unit blank, food without moisture or moisture without food; what is unreadable, a
 * weight not above 0, a negative amount or one above MOST_A_DAY, a moisture that is not a percentage, an unknown unit;
 * a weight outside PLAUSIBLE_WEIGHTS.
 */
import type { Formula } from '../contract.ts';
import { inputByRules } from '../lib/inputs/inputRules.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isAbove, isWithin } from '../lib/inputs/within.ts';
import { halfUp } from '../lib/mathematics/halfUp.ts';
import { inKilograms, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { PLAUSIBLE_WEIGHTS } from '../reference/plausibleWeights.ts';
import {
  ALMOST_NONE_ML_PER_KG,
  DRINKING_EDGES,
  ML_PER_CUP,
  ML_PER_FLUID_OUNCE,
  MOST_A_DAY,
  TOTAL_EDGES,
  WATER_ML_PER_KG,
  type WaterEdges,
  type WaterStatus,
} from '../reference/waterIntake.ts';

export interface DogWaterInput {
  /** In `weightUnit`, 0.5 to 120 kg. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  /** g a day, 0 or more; with `foodMoisture` or not at all. */
  readonly foodGrams?: number;
  /** % of the food, 0 to 100. */
  readonly foodMoisture?: number;
  /** mL drunk in a day, 0 or more. */
  readonly measuredIntake?: number;
}

/** mL a day, whole, unless stated otherwise. */
export interface DogWaterResult {
  readonly minMl: number;
  readonly typicalMl: number;
  readonly maxMl: number;
  /** 0 where no food was given. */
  readonly foodWaterMl: number;
  /** Typical need without the water in food. */
  readonly drinkMl: number;
  /** The same in US fluid ounces, 1 decimal. */
  readonly drinkFlOz: number;
  /** The same in US cups, 2 decimals. */
  readonly drinkCups: number;
  /** Measured drinking, mL for each kg, 1 decimal; null where nothing was measured. */
  readonly measuredMlPerKg: number | null;
  /** Class of the drinking alone. */
  readonly status: WaterStatus | null;
  /** Drunk and eaten, mL for each kg, 1 decimal; null where nothing was measured. */
  readonly totalMlPerKg: number | null;
  /** Class of all water. */
  readonly totalStatus: WaterStatus | null;
  /** Drunk and eaten together it is at most ALMOST_NONE_ML_PER_KG; false where nothing was measured. */
  readonly almostNone: boolean;
  /** Unrounded; mL, and kg. */
  readonly raw: {
    readonly weightKg: number;
    readonly typicalMl: number;
    readonly foodWaterMl: number;
    readonly drinkMl: number;
    readonly measuredMlPerKg: number | null;
    readonly totalMlPerKg: number | null;
  };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-water-intake': FormulaType<DogWaterInput, DogWaterResult>;
  }
}

export default {
  id: 'dog-water-intake',

  validate(candidate) {
    const verdict = inputByRules<DogWaterInput>(candidate, {
      weight: { above: 0 },
      weightUnit: { oneOf: ['kg', 'lb'] },
      foodGrams: { min: 0, max: MOST_A_DAY, neededWith: 'foodMoisture' },
      foodMoisture: { min: 0, max: 100, neededWith: 'foodGrams' },
      measuredIntake: { min: 0, max: MOST_A_DAY, optional: true },
    });
    if (!verdict.ok) return verdict;
    const { weight, weightUnit } = verdict.input;
    const { minKg, maxKg, message } = PLAUSIBLE_WEIGHTS.dog;
    return isWithin(inKilograms(weight, weightUnit), minKg, maxKg) ? verdict : refuse(message, 'weight');
  },

  compute({ weight, weightUnit, foodGrams = 0, foodMoisture = 0, measuredIntake }) {
    const weightKg = inKilograms(weight, weightUnit);
    const typicalMl = WATER_ML_PER_KG.typical * weightKg;
    // One gram of water is one milliliter.
    const foodWaterMl = (foodGrams * foodMoisture) / 100;
    const drinkMl = Math.max(0, typicalMl - foodWaterMl);
    const measuredMlPerKg = measuredIntake === undefined ? null : measuredIntake / weightKg;
    const totalMlPerKg = measuredIntake === undefined ? null : (measuredIntake + foodWaterMl) / weightKg;
    return {
      minMl: halfUp(WATER_ML_PER_KG.min * weightKg, 0),
      typicalMl: halfUp(typicalMl, 0),
      maxMl: halfUp(WATER_ML_PER_KG.max * weightKg, 0),
      foodWaterMl: halfUp(foodWaterMl, 0),
      drinkMl: halfUp(drinkMl, 0),
      drinkFlOz: halfUp(drinkMl / ML_PER_FLUID_OUNCE, 1),
      drinkCups: halfUp(drinkMl / ML_PER_CUP, 2),
      measuredMlPerKg: measuredMlPerKg === null ? null : halfUp(measuredMlPerKg, 1),
      status: measuredMlPerKg === null ? null : statusOf(measuredMlPerKg, DRINKING_EDGES),
      totalMlPerKg: totalMlPerKg === null ? null : halfUp(totalMlPerKg, 1),
      totalStatus:
        totalMlPerKg === null ? null : statusOf(Math.max(totalMlPerKg, halfUp(totalMlPerKg, 1)), TOTAL_EDGES),
      almostNone:
        totalMlPerKg !== null && !isAbove(Math.min(totalMlPerKg, halfUp(totalMlPerKg, 1)), ALMOST_NONE_ML_PER_KG),
      raw: { weightKg, typicalMl, foodWaterMl, drinkMl, measuredMlPerKg, totalMlPerKg },
    };
  },
} satisfies Formula<'dog-water-intake'>;

function statusOf(mlPerKg: number, { lowBelow, increasedAbove, highAbove }: WaterEdges): WaterStatus {
  if (!hasReached(mlPerKg, lowBelow)) return 'low';
  if (isAbove(mlPerKg, highAbove)) return 'high';
  return isAbove(mlPerKg, increasedAbove) ? 'increased' : 'normal';
}
