/**
 * Energy that a dog or a cat needs in a day, and how much of a food holds it.
 *
 *   RER = 70 × kg^0.75                        kcal/day, at rest
 *   MER = RER × factor of the life stage      kcal/day; range 20 % either side, treats at most 10 %
 *   floor = 0.8 × RER                         kcal/day; no printed range begins lower
 *   food a day = MER ÷ energy of the label    cups, cans or grams
 *
 * With a body condition score the ideal weight, by the rule of `bodyConditionScore.ts`, takes the place of the entered
 * one in everything that an owner feeds by: need, floor, printed range, treats, food and the other stages. Unrounded
 * throughout.
 *
 * Sources: `nrcEnergy2006`, `aahaNutrition`, `rollinsMurphy2019`, with LIFE_STAGES and FOOD_UNITS. Kilocalories and grams are
 * whole, kg of ideal weight have 1 decimal, cups and cans 2, each rounded once, half up; `raw` holds the unrounded ones.
 *
 * Refuses, in this order: anything blank (a unit only where the energy of a food is given); a size that is unreadable
 * or not above 0, an unknown option, unreadable meals or an unreadable score; a weight beyond what is plausible of the
 * species; an energy beyond what labels say; meals that are not whole number from 1 to 6; a score other than 1 to 9.
 * Blank meals count as two.
 */

import type { Candidate, Formula, Verdict } from '../contract.ts';
import { idealWeight, isScore, WRONG_SCORE } from '../lib/animals/bodyConditionScore.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { kleiber } from '../lib/animals/metabolism.ts';
import { INVALID, isPositive, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { halfUp } from '../lib/mathematics/halfUp.ts';
import { inKilograms, isWeightUnit, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import {
  type AmountUnit,
  ENERGY_VARIATION,
  FOOD_UNITS,
  type FoodUnit,
  LEAST_FACTOR,
  LIFE_STAGES,
  type LifeStage,
  type LifeStageRow,
  MEALS_PER_DAY,
  TREAT_SHARE,
} from '../reference/petEnergy.ts';
import type { PetSpecies } from '../reference/plausibleWeights.ts';

export interface DailyEnergyInput {
  readonly species: PetSpecies;
  /**
   * In `weightUnit`: a dog of 0.5 to 120 kg, a cat of 0.5 to 15 kg. The current weight when a score is given; without a
   * score, for weight loss, the ideal weight.
   */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  /** One of the species. */
  readonly lifeStage: LifeStage;
  /** Body condition score, whole, 1 to 9, of the weight entered. */
  readonly bcs?: number;
  /** kcal in one `foodEnergyUnit`, as the label says. */
  readonly foodEnergy?: number;
  readonly foodEnergyUnit?: FoodUnit;
  /** Whole, 1 to 6. */
  readonly mealsPerDay: number;
}

export interface DailyEnergyResult {
  /** Resting energy at the weight entered, kcal/day, whole. */
  readonly rer: number;
  /** Energy need at the weight entered, kcal/day, whole, from the unrounded resting energy. */
  readonly mer: number;
  /** kcal/day, whole: 20 % below and above the need. */
  readonly rangeMin: number;
  readonly rangeMax: number;
  /** kg, 1 decimal; null without a score, as the next two. */
  readonly idealWeight: number | null;
  /** kcal/day, whole: rest and need at the ideal weight. */
  readonly rerIdeal: number | null;
  readonly merIdeal: number | null;
  /** kcal/day, whole: never fed less without a veterinarian. */
  readonly floorKcal: number;
  /** kcal/day, whole: 20 % below and above the need, at the ideal weight where it is known, and never below the floor. */
  readonly shownMin: number;
  readonly shownMax: number;
  /** kcal/day, whole: a part of the need, not on top of it. */
  readonly treatAllowance: number;
  /** In `amountUnit`; null without the energy of a food, as the next two. */
  readonly amountPerDay: number | null;
  readonly amountPerMeal: number | null;
  readonly amountUnit: AmountUnit | null;
  /** The weight entered, or the ideal one with a score, in every life stage of the species: kcal/day, whole. */
  readonly stages: readonly { readonly lifeStage: LifeStage; readonly factor: number; readonly mer: number }[];
  /** Unrounded: kg, kcal/day, and the amount in `amountUnit`. */
  readonly raw: {
    readonly weightKg: number;
    readonly rer: number;
    readonly mer: number;
    readonly idealKg: number | null;
    readonly rerIdeal: number | null;
    readonly merIdeal: number | null;
    readonly amountPerDay: number | null;
  };
}

const IMPLAUSIBLE_LABEL = 'Please check the energy value on the food label';
const WRONG_MEALS = 'Meals per day must be a whole number from 1 to 6';

declare module '../contract.ts' {
  interface FormulaTypes {
    'daily-energy': FormulaType<DailyEnergyInput, DailyEnergyResult>;
  }
}

export default {
  id: 'daily-energy',

  validate(candidate) {
    const { species, weight, weightUnit, lifeStage } = candidate;
    if (weight === null) return refuse(REQUIRED, 'weight');
    if (weightUnit === '') return refuse(REQUIRED, 'weightUnit');
    if (lifeStage === '') return refuse(REQUIRED, 'lifeStage');
    if (candidate.foodEnergy !== null && candidate.foodEnergyUnit === '') return refuse(REQUIRED, 'foodEnergyUnit');
    if (species === '' || !Object.hasOwn(LIFE_STAGES, species)) return refuse(INVALID, 'species');
    if (!isPositive(weight)) return refuse(INVALID, 'weight');
    if (!isWeightUnit(weightUnit)) return refuse(INVALID, 'weightUnit');
    if (!Object.hasOwn(LIFE_STAGES[species], lifeStage)) return refuse(INVALID, 'lifeStage');
    const food = readableFood(candidate);
    if (!food.ok) return food;
    const mealsPerDay = candidate.mealsPerDay ?? MEALS_PER_DAY.usual;
    if (Number.isNaN(mealsPerDay)) return refuse(INVALID, 'mealsPerDay');
    const bcs = candidate.bcs ?? null;
    if (Number.isNaN(bcs)) return refuse(INVALID, 'bcs');

    const implausible = implausibleWeight(species, inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    if (!isOnLabels(food.input)) return refuse(IMPLAUSIBLE_LABEL, 'foodEnergy');
    if (!isMealCount(mealsPerDay)) return refuse(WRONG_MEALS, 'mealsPerDay');
    if (bcs !== null && !isScore(bcs)) return refuse(WRONG_SCORE, 'bcs');
    const scored = bcs === null ? {} : { bcs };
    return accept({ species, weight, weightUnit, lifeStage, mealsPerDay, ...scored, ...food.input });
  },

  compute(input) {
    const { species, weight, weightUnit, lifeStage, mealsPerDay, bcs } = input;
    const weightKg = inKilograms(weight, weightUnit);
    const factor = factorOf(species, lifeStage);
    const rer = kleiber(weightKg);
    const mer = rer * factor;
    const idealKg = bcs === undefined ? null : idealWeight(weightKg, bcs);
    const rerIdeal = idealKg === null ? null : kleiber(idealKg);
    const merIdeal = rerIdeal === null ? null : rerIdeal * factor;
    // The figures that an owner feeds by.
    const [rest, need] = [rerIdeal ?? rer, merIdeal ?? mer];
    const floor = LEAST_FACTOR * rest;
    return {
      rer: Math.round(rer),
      mer: Math.round(mer),
      rangeMin: Math.round(mer * (1 - ENERGY_VARIATION)),
      rangeMax: Math.round(mer * (1 + ENERGY_VARIATION)),
      idealWeight: idealKg === null ? null : halfUp(idealKg, 1),
      rerIdeal: rerIdeal === null ? null : Math.round(rerIdeal),
      merIdeal: merIdeal === null ? null : Math.round(merIdeal),
      floorKcal: Math.round(floor),
      shownMin: Math.round(Math.max(need * (1 - ENERGY_VARIATION), floor)),
      shownMax: Math.round(need * (1 + ENERGY_VARIATION)),
      treatAllowance: Math.round(need * TREAT_SHARE),
      ...amounts(input, need, mealsPerDay),
      stages: stagesOf(species).map(([stage, row]) => ({
        lifeStage: stage,
        factor: row.factor,
        mer: Math.round(rest * row.factor),
      })),
      raw: { weightKg, rer, mer, idealKg, rerIdeal, merIdeal, amountPerDay: exactAmount(input, need) },
    };
  },
} satisfies Formula<'daily-energy'>;

type Food = Pick<DailyEnergyInput, 'foodEnergy' | 'foodEnergyUnit'>;

/** Returns the energy of a food with its unit, or nothing where none is given. */
function readableFood({ foodEnergy, foodEnergyUnit }: Candidate<DailyEnergyInput>): Verdict<Food> {
  if (foodEnergy !== null && !isPositive(foodEnergy)) return refuse(INVALID, 'foodEnergy');
  if (foodEnergyUnit !== '' && !Object.hasOwn(FOOD_UNITS, foodEnergyUnit)) return refuse(INVALID, 'foodEnergyUnit');
  return accept(foodEnergy === null || foodEnergyUnit === '' ? {} : { foodEnergy, foodEnergyUnit });
}

function isOnLabels({ foodEnergy, foodEnergyUnit }: Food): boolean {
  if (foodEnergy === undefined || foodEnergyUnit === undefined) return true;
  const { min, max } = FOOD_UNITS[foodEnergyUnit];
  return foodEnergy >= min && foodEnergy <= max;
}

function isMealCount(meals: number): boolean {
  return Number.isInteger(meals) && meals >= MEALS_PER_DAY.min && meals <= MEALS_PER_DAY.max;
}

function stagesOf(species: PetSpecies): readonly (readonly [LifeStage, LifeStageRow])[] {
  return Object.entries(LIFE_STAGES[species]) as readonly (readonly [LifeStage, LifeStageRow])[];
}

function factorOf(species: PetSpecies, lifeStage: LifeStage): number {
  const found = stagesOf(species).find(([stage]) => stage === lifeStage);
  if (found === undefined) throw new Error(`'${lifeStage}' is no life stage of a ${species}`);
  return found[1].factor;
}

function exactAmount({ foodEnergy, foodEnergyUnit }: Food, energy: number): number | null {
  if (foodEnergy === undefined || foodEnergyUnit === undefined) return null;
  return (energy / foodEnergy) * FOOD_UNITS[foodEnergyUnit].amountPerUnit;
}

function amounts(
  food: Food,
  energy: number,
  meals: number,
): Pick<DailyEnergyResult, 'amountPerDay' | 'amountPerMeal' | 'amountUnit'> {
  const exact = exactAmount(food, energy);
  if (exact === null || food.foodEnergyUnit === undefined)
    return { amountPerDay: null, amountPerMeal: null, amountUnit: null };
  const { amountUnit, decimals } = FOOD_UNITS[food.foodEnergyUnit];
  const scale = 10 ** decimals;
  return {
    amountPerDay: Math.round(exact * scale) / scale,
    amountPerMeal: Math.round((exact / meals) * scale) / scale,
    amountUnit,
  };
}
