/**
 * Basal and total energy expenditure of a person or an animal, kcal a day.
 *
 *   person: BMR = 10·kg + 6.25·cm − 5·years + 5 (male) or − 161 (female)
 *   animal: BMR = 70·kg^0.75 · 2^((°C − 20) ÷ 10);      TDEE = BMR · activity factor, where one is chosen
 *
 * Source: `spec`, section 9 "Metabolic rate"; `mifflin1990`, `kleiber1947`. Whole kcal, each rounded once and half up;
 * `raw` holds them unrounded. Mammals and birds regulate their body temperature, so for them the temperature factor is
 * out of place: `reference` has the rate without it, and the factor that cold-blooded animals follow.
 *
 * Refuses, in this order: a person without height, age or sex, an animal without a temperature, then anything that is
 * unreadable, not above 0 (an age may be 0), or gives no rate above 0.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { boltzmannFactor, kleiber, mifflinStJeor, q10Factor, type Sex } from '../lib/animals/metabolism.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { ACTIVITY_FACTORS, type ActivityLevel } from '../reference/activityFactors.ts';
import { ZERO_CELSIUS_IN_KELVIN } from '../reference/physicalConstants.ts';

export interface MetabolicInput {
  readonly species: 'human' | 'animal';
  /** kg, above 0. */
  readonly weight: number;
  /** cm, above 0; people only, as the next two. */
  readonly height?: number;
  /** Years, 0 or more. */
  readonly age?: number;
  readonly sex?: Sex;
  /** °C, above absolute zero; animals only. */
  readonly temperature?: number;
  /** Left out: the basal rate alone. */
  readonly activityLevel?: ActivityLevel;
}

export interface MetabolicResult {
  /** kcal/day, whole. */
  readonly bmr: number;
  /** kcal/day, whole, from the unrounded basal rate; null, as all that depends on it, without an activity level. */
  readonly tdee: number | null;
  /** The same as `tdee`. */
  readonly dailyCalories: number | null;
  readonly method: 'Mifflin-St Jeor equation' | 'Kleiber’s law with Q10 correction';
  readonly activityLevel: ActivityLevel | null;
  /** kcal/day, unrounded. */
  readonly raw: { readonly bmr: number; readonly tdee: number | null };
  /** kcal/day at every activity level, whole, the least active first. */
  readonly byActivity: readonly {
    readonly activityLevel: ActivityLevel;
    readonly factor: number;
    readonly tdee: number;
  }[];
  /** How many times the rate at 20 °C; null for people. */
  readonly temperatureFactor: number | null;
  /** For animals: the published rates of mammals and birds, and of cold-blooded animals. */
  readonly reference: {
    /** kcal/day of a mammal or bird, unrounded: no temperature factor. */
    readonly restingEnergy: number;
    /** kcal/day of a mammal or bird at the activity entered, unrounded. */
    readonly totalEnergy: number | null;
    /** How many times the rate at 20 °C, for an activation energy of 0.65 eV. */
    readonly boltzmannFactor: number;
  } | null;
}

const OF_PEOPLE = ['height', 'age', 'sex'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'metabolic-rate': FormulaType<MetabolicInput, MetabolicResult>;
  }
}

export default {
  id: 'metabolic-rate',

  validate(candidate) {
    const isHuman = candidate.species === 'human';
    const missing = OF_PEOPLE.find((name) => candidate[name] === null || candidate[name] === '');
    if (isHuman && missing !== undefined) return refuse(REQUIRED, missing);
    if (candidate.species === 'animal' && candidate.temperature === null)
      return refuse('Please enter temperature', 'temperature');
    const { species, weight } = candidate;
    const activityLevel = candidate.activityLevel === '' ? undefined : candidate.activityLevel;
    if (species === '') return refuse(INVALID, 'species');
    if (!isAbove(weight, 0)) return refuse(INVALID, 'weight');
    if (activityLevel !== undefined && !Object.hasOwn(ACTIVITY_FACTORS, activityLevel))
      return refuse(INVALID, 'activityLevel');
    return checkedRate(isHuman ? person(candidate, weight, activityLevel) : animal(candidate, weight, activityLevel));
  },

  compute(input) {
    const bmr = basalRate(input);
    const { temperature, activityLevel = null } = input;
    const factor = activityLevel === null ? null : ACTIVITY_FACTORS[activityLevel];
    const tdee = factor === null ? null : bmr * factor;
    const daily = tdee === null ? null : Math.round(tdee);
    return {
      bmr: Math.round(bmr),
      tdee: daily,
      dailyCalories: daily,
      method: input.species === 'human' ? 'Mifflin-St Jeor equation' : 'Kleiber’s law with Q10 correction',
      activityLevel,
      raw: { bmr, tdee },
      byActivity: ACTIVITY_LEVELS.map(([level, times]) => ({
        activityLevel: level,
        factor: times,
        tdee: Math.round(bmr * times),
      })),
      temperatureFactor: temperature === undefined ? null : q10Factor(temperature),
      reference:
        temperature === undefined
          ? null
          : {
              restingEnergy: kleiber(input.weight),
              totalEnergy: factor === null ? null : kleiber(input.weight) * factor,
              boltzmannFactor: boltzmannFactor(temperature),
            },
    };
  },
} satisfies Formula<'metabolic-rate'>;

type MetabolicCandidate = Candidate<MetabolicInput>;

const ACTIVITY_LEVELS = Object.entries(ACTIVITY_FACTORS) as readonly (readonly [ActivityLevel, number])[];

function person(
  { height, age, sex }: MetabolicCandidate,
  weight: number,
  activityLevel: ActivityLevel | undefined,
): Verdict<MetabolicInput> {
  if (!isAbove(height, 0)) return refuse(INVALID, 'height');
  if (age === null || !(age >= 0)) return refuse(INVALID, 'age');
  if (sex !== 'male' && sex !== 'female') return refuse(INVALID, 'sex');
  return accept({ species: 'human', weight, height, age, sex, ...chosen(activityLevel) });
}

function animal(
  { temperature }: MetabolicCandidate,
  weight: number,
  activityLevel: ActivityLevel | undefined,
): Verdict<MetabolicInput> {
  if (!isAbove(temperature, -ZERO_CELSIUS_IN_KELVIN)) return refuse(INVALID, 'temperature');
  return accept({ species: 'animal', weight, temperature, ...chosen(activityLevel) });
}

function chosen(activityLevel: ActivityLevel | undefined): Pick<MetabolicInput, 'activityLevel'> {
  return activityLevel === undefined ? {} : { activityLevel };
}

/**
 * The rate must be above 0, and finite even at the highest activity. The age is at fault where age 0 would give a rate.
 */
function checkedRate(verdict: Verdict<MetabolicInput>): Verdict<MetabolicInput> {
  if (!verdict.ok) return verdict;
  const rate = basalRate(verdict.input);
  if (rate > 0 && Number.isFinite(rate * ACTIVITY_FACTORS.veryActive)) return verdict;
  return refuse(INVALID, rate <= 0 && basalRate({ ...verdict.input, age: 0 }) > 0 ? 'age' : 'weight');
}

function basalRate({ species, weight, height, age, sex, temperature }: MetabolicInput): number {
  if (species === 'human' && height !== undefined && age !== undefined && sex !== undefined)
    return mifflinStJeor({ weight, height, age, sex });
  if (species === 'animal' && temperature !== undefined) return kleiber(weight) * q10Factor(temperature);
  throw new Error(`The input of a ${species} is not complete`);
}

function isAbove(value: number | null, limit: number): value is number {
  return value !== null && value > limit;
}
