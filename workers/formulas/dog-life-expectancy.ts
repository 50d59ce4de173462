/**
 * Average life expectancy of dogs of a breed and a way of living.
 *
 *   estimate = base of the breed + sum of the impacts that apply       years
 *   years = max(estimate, age)
 *   range: min = max(round(estimate − 1.5), age), max = round(estimate + 1.5)      rounded half up
 *
 * Source: `spec`, section 9 "Dog life expectancy", with the bases of DOG_BREEDS. Age lifts the lower end of the range
 * only, so an old dog's range is upside down: `hasPassedRange` says so. The points are not measured effects, and the
 * 2 years for more than 90 lb count the size of giant breeds twice; `reference` holds the medians of `mcMillan2024`. An
 * estimate below PUBLISHED_FLOOR is one that no published life table shows: `belowFloor` says so.
 *
 * Refuses, in this order: a breed that is not in the table, a weight or an age that is not a number of 0 or more, an
 * activity level other than the three, a weight outside PLAUSIBLE_WEIGHTS.
 */
import type { Formula } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { inKilograms } from '../lib/mathematics/imperialUnits.ts';
import { DOG_BREEDS, type DogBreed } from '../reference/dogBreeds.ts';
import {
  CONDITIONAL_RECOMMENDATIONS,
  DOG_FACTORS,
  type DogFactor,
  LARGE_ABOVE_LB,
  PUBLISHED_FLOOR,
  STANDING_RECOMMENDATIONS,
  UK_MEDIAN_YEARS,
} from '../reference/dogLifeExpectancy.ts';

export interface DogLifeInput {
  readonly breed: DogBreed;
  /** lb, within PLAUSIBLE_WEIGHTS. */
  readonly weight: number;
  /** Years, 0 or more. */
  readonly age: number;
  readonly activityLevel: 'sedentary' | 'moderate' | 'active';
  readonly neutered: boolean;
  readonly dentalCare: boolean;
  readonly overweight: boolean;
  readonly chronicIssues: boolean;
}

/** Years throughout. */
export interface DogLifeResult {
  /** The estimate, or the age where that is more; unrounded. */
  readonly years: number;
  /** Upside down where the age is above `max`. */
  readonly range: { readonly min: number; readonly max: number };
  /** Those that apply, in the order in which they are added. */
  readonly factors: readonly { readonly name: string; readonly impact: number }[];
  readonly recommendations: readonly string[];
  /** Where the breed starts. */
  readonly base: number;
  /** Base plus factors, regardless of age. */
  readonly estimate: number;
  /** The age is above the upper end of the range. */
  readonly hasPassedRange: boolean;
  /** The estimate is below 5 years. */
  readonly belowFloor: boolean;
  /** Median lengths of life in the United Kingdom; null for a breed that is not quoted. */
  readonly reference: { readonly breedMedian: number | null; readonly allDogsMedian: number };
}

const REFUSED_NUMBER = 'Please enter valid weight and age';
const ACTIVITY_LEVELS: readonly string[] = ['sedentary', 'moderate', 'active'];
const HALF_WIDTH = 1.5;

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-life-expectancy': FormulaType<DogLifeInput, DogLifeResult>;
  }
}

export default {
  id: 'dog-life-expectancy',

  validate(candidate) {
    const { breed, weight, age, activityLevel } = candidate;
    if (breed === '' || !Object.hasOwn(DOG_BREEDS, breed)) return refuse('Please select a breed', 'breed');
    if (weight === null || !isZeroOrMore(weight)) return refuse(REFUSED_NUMBER, 'weight');
    if (age === null || !isZeroOrMore(age)) return refuse(REFUSED_NUMBER, 'age');
    if (activityLevel === '' || !ACTIVITY_LEVELS.includes(activityLevel))
      return refuse('Error calculating life expectancy', 'activityLevel');
    const implausible = implausibleWeight('dog', inKilograms(weight, 'lb'));
    if (implausible !== null) return refuse(implausible, 'weight');
    return accept({ ...candidate, breed, weight, age, activityLevel });
  },

  compute(input) {
    const { breed, age } = input;
    const base: number = DOG_BREEDS[breed].baseLifeExpectancy;
    const applying = DOG_FACTORS.filter(({ key }) => applies(key, input));
    const estimate = applying.reduce((sum, { impact }) => sum + impact, base);
    const max = Math.round(estimate + HALF_WIDTH);
    return {
      years: Math.max(estimate, age),
      range: { min: Math.max(Math.round(estimate - HALF_WIDTH), age), max },
      factors: applying.map(({ name, impact }) => ({ name, impact })),
      recommendations: recommendationsFor(input),
      base,
      estimate,
      hasPassedRange: age > max,
      belowFloor: estimate < PUBLISHED_FLOOR,
      reference: { breedMedian: UK_MEDIAN_YEARS.breeds[breed] ?? null, allDogsMedian: UK_MEDIAN_YEARS.allDogs },
    };
  },
} satisfies Formula<'dog-life-expectancy'>;

function isZeroOrMore(value: number): boolean {
  return value >= 0 && Number.isFinite(value);
}

function applies(factor: DogFactor, input: DogLifeInput): boolean {
  if (factor === 'large') return input.weight > LARGE_ABOVE_LB;
  if (factor === 'sedentary' || factor === 'active') return input.activityLevel === factor;
  return input[factor];
}

function recommendationsFor({ dentalCare, overweight, activityLevel }: DogLifeInput): readonly string[] {
  return [
    ...STANDING_RECOMMENDATIONS,
    ...(dentalCare ? [] : [CONDITIONAL_RECOMMENDATIONS.noDentalCare]),
    ...(overweight ? [CONDITIONAL_RECOMMENDATIONS.overweight] : []),
    ...(activityLevel === 'sedentary' ? [CONDITIONAL_RECOMMENDATIONS.sedentary] : []),
  ];
}
