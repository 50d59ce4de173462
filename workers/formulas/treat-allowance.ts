/**
 * How many treats fit into the share of the day's energy that treats may have.
 *
 *   daily energy = 70 × kg^0.75 × factor of the life stage, or as entered       kcal
 *   allowance = daily energy × share ÷ 100;  treats = allowance ÷ energy of a treat, rounded down
 *
 * Source: `nrcEnergy2006`, `aahaNutrition` (energy and the 10 % rule), `wsavaNutrition`. The factors are in
 * `reference/petEnergy.ts`.
 *
 * Refuses: blanks; implausible weights; a life stage of the other species; energies not above 0; a share outside 0 to 10 %;
 * negative treats; an unknown species; results beyond the range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { kleiber } from '../lib/animals/metabolism.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isAbove, isWithin, SLACK } from '../lib/inputs/within.ts';
import { LIFE_STAGES, type LifeStage, type LifeStageRow } from '../reference/petEnergy.ts';
import { PLAUSIBLE_WEIGHTS } from '../reference/plausibleWeights.ts';

export interface TreatAllowanceInput {
  readonly species: 'dog' | 'cat';
  /** kg, 0.5 to 120 (dog) or 15 (cat). Left out with an entered daily energy. */
  readonly weight?: number;
  /** Of the species. Left out: neutered adult. */
  readonly lifeStage?: LifeStage;
  /** kcal, above 0: in place of weight and life stage. */
  readonly dailyEnergy?: number;
  /** kcal in one, above 0. */
  readonly treatEnergy: number;
  /** Percent of the daily energy, above 0 to 10. Left out: 10. */
  readonly treatPercent?: number;
  /** As given now, 0 or more. */
  readonly treatsPerDay?: number;
}

/** kcal a day unless said otherwise. */
export interface TreatAllowanceResult {
  readonly dailyEnergy: number;
  /** Computed from weight and life stage, not entered. */
  readonly energyEstimated: boolean;
  readonly treatAllowance: number;
  /** What is left for meals. */
  readonly mealEnergy: number;
  readonly treatsAllowed: number;
  /** Share of one treat in the daily energy. */
  readonly treatPercentEach: number;
  /** With the treats that are given now; null where none were entered. */
  readonly current: {
    readonly energy: number;
    readonly percent: number;
    readonly overAllowance: boolean;
    /** 0 or more. */
    readonly mealEnergy: number;
  } | null;
}

const USUAL_PERCENT = 10;

declare module '../contract.ts' {
  interface FormulaTypes {
    'treat-allowance': FormulaType<TreatAllowanceInput, TreatAllowanceResult>;
  }
}

export default {
  id: 'treat-allowance',

  validate(candidate) {
    const { species, weight } = candidate;
    if (species !== 'dog' && species !== 'cat') return refuse(INVALID, 'species');
    const numbers = enteredNumbers(candidate, ['treatEnergy'], ['dailyEnergy', 'treatPercent', 'treatsPerDay']);
    const isEntered = candidate.dailyEnergy !== null;
    if (!isEntered && isMissing(weight)) return refuse(REQUIRED, 'weight');
    if (!numbers.ok) return numbers;
    const lifeStage = candidate.lifeStage === '' ? 'neuteredAdult' : candidate.lifeStage;
    const { minKg, maxKg, message } = PLAUSIBLE_WEIGHTS[species];
    const { dailyEnergy = 1, treatEnergy, treatPercent = USUAL_PERCENT, treatsPerDay = 0 } = numbers.input;
    const refused = firstRefusal([
      [!isEntered && !isWithin(weight ?? 0, minKg, maxKg), message, 'weight'],
      [!isEntered && factorOf(species, lifeStage) === null, INVALID, 'lifeStage'],
      [!(dailyEnergy > 0), 'Daily energy must be greater than 0', 'dailyEnergy'],
      [!(treatEnergy > 0), 'Energy of a treat must be greater than 0', 'treatEnergy'],
      [
        !(treatPercent > 0 && isWithin(treatPercent, 0, 10)),
        'Share of treats must be above 0 and up to 10 %',
        'treatPercent',
      ],
      [treatsPerDay < 0, 'Treats per day must not be negative', 'treatsPerDay'],
    ]);
    if (refused !== null) return refused;
    const input = {
      species,
      ...numbers.input,
      ...(isEntered || weight === null ? {} : { weight, lifeStage }),
    };
    return acceptFiniteResult(input, allowance(input), 'treatEnergy');
  },

  compute: allowance,
} satisfies Formula<'treat-allowance'>;

/** Times the resting energy; null where the species has no such stage. */
function factorOf(species: 'dog' | 'cat', lifeStage: string): number | null {
  const stages: Readonly<Record<string, LifeStageRow>> = LIFE_STAGES[species];
  return Object.hasOwn(stages, lifeStage) ? (stages[lifeStage]?.factor ?? null) : null;
}

function allowance(input: TreatAllowanceInput): TreatAllowanceResult {
  const { species, weight = 0, lifeStage = 'neuteredAdult', treatEnergy, treatPercent = USUAL_PERCENT } = input;
  const dailyEnergy = input.dailyEnergy ?? kleiber(weight) * (factorOf(species, lifeStage) ?? 0);
  const treatAllowance = (dailyEnergy * treatPercent) / 100;
  const energy = (input.treatsPerDay ?? 0) * treatEnergy;
  return {
    dailyEnergy,
    energyEstimated: input.dailyEnergy === undefined,
    treatAllowance,
    mealEnergy: dailyEnergy - treatAllowance,
    treatsAllowed: Math.floor(treatAllowance / treatEnergy + SLACK),
    treatPercentEach: (100 * treatEnergy) / dailyEnergy,
    current:
      input.treatsPerDay === undefined
        ? null
        : {
            energy,
            percent: (100 * energy) / dailyEnergy,
            overAllowance: isAbove(energy, treatAllowance),
            mealEnergy: Math.max(dailyEnergy - energy, 0),
          },
  };
}
