/**
 * A cat's age in human years and its life stage.
 *
 *   y = value, or value / 12 when in months
 *   y < 1: 15·y;  1 ≤ y < 2: 15;  2 ≤ y < 6: 24 + (y − 2)·4;  6 ≤ y < 10: 40 + (y − 6)·4;
 *   10 ≤ y < 14: 56 + (y − 10)·4;  y ≥ 14: 72 + (y − 14)·4                  rounded half up
 *   From 2 years on this is a single line, since each part begins where the last one ends.
 *
 * Source: `spec`, section 9 "Cat age"; the life stages are those of CAT_LIFE_STAGES. The specified years stay constant
 * from 12 to 24 months and then rise by 9 in a day; `reference` fills that year evenly, as charts do (`aafpAaha2010`),
 * and adds the stage of the guidelines of 2021 (`aahaAafp2021`).
 *
 * There is no message: an age that is blank, negative or not a number, or an unknown unit, gives no result. Nor do ages so
 * large that their human years are not a finite number.
 */
import type { Formula } from '../contract.ts';
import { accept, NOTHING_YET } from '../lib/inputs/verdict.ts';
import {
  CAT_LIFE_STAGES,
  type CatGuidelineStage,
  type CatLifeStage,
  type CatLifeStageRow,
} from '../reference/catLifeStages.ts';

export interface CatAgeInput {
  /** Age of the cat in `unit`, 0 or more. */
  readonly value: number;
  readonly unit: 'years' | 'months';
}

export interface CatAgeResult {
  /** Human years, rounded. */
  readonly humanAge: number;
  /** Human years, unrounded. */
  readonly humanAgeExact: number;
  readonly lifeStage: CatLifeStage;
  readonly description: string;
  /** Age of the cat in years, unrounded. */
  readonly ageYears: number;
  readonly reference: {
    /** Human years, unrounded. */
    readonly humanAge: number;
    readonly lifeStage: CatGuidelineStage;
  };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'cat-age': FormulaType<CatAgeInput, CatAgeResult>;
  }
}

export default {
  id: 'cat-age',

  validate({ value, unit }) {
    if (unit !== 'years' && unit !== 'months') return NOTHING_YET;
    if (value === null || !(value >= 0)) return NOTHING_YET;
    const input = { value, unit };
    return Number.isFinite(specifiedHumanYears(yearsOf(input))) ? accept(input) : NOTHING_YET;
  },

  compute(input) {
    const ageYears = yearsOf(input);
    const humanAgeExact = specifiedHumanYears(ageYears);
    const { name, description } = stageAt(monthsOf(input));
    return {
      humanAge: Math.floor(humanAgeExact + 0.5),
      humanAgeExact,
      lifeStage: name,
      description,
      ageYears,
      reference: { humanAge: chartedHumanYears(ageYears), lifeStage: guidelineStage(ageYears) },
    };
  },
} satisfies Formula<'cat-age'>;

function yearsOf({ value, unit }: CatAgeInput): number {
  return unit === 'months' ? value / 12 : value;
}

function monthsOf({ value, unit }: CatAgeInput): number {
  return unit === 'months' ? value : value * 12;
}

function specifiedHumanYears(years: number): number {
  return years < 2 ? Math.min(years, 1) * 15 : 24 + (years - 2) * 4;
}

function stageAt(months: number): CatLifeStageRow & { readonly name: CatLifeStage } {
  return CAT_LIFE_STAGES.findLast(({ fromMonths }) => fromMonths <= months) ?? CAT_LIFE_STAGES[0];
}

/**
 * Human years of the published charts, without a step, unrounded. Source: `aafpAaha2010`.
 *
 * @param years age of the cat, 0 or more
 */
export function chartedHumanYears(years: number): number {
  if (years < 1) return 15 * years;
  if (years < 2) return 15 + 9 * (years - 1);
  return 24 + 4 * (years - 2);
}

/**
 * The life stage by age of the guidelines of 2021: kitten below 1, young adult to the 7th birthday, mature adult up to
 * 10, senior above 10. Source: `aahaAafp2021`.
 *
 * @param years age of the cat, 0 or more
 */
export function guidelineStage(years: number): CatGuidelineStage {
  if (years < 1) return 'Kitten';
  if (years < 7) return 'Young adult';
  return years <= 10 ? 'Mature adult' : 'Senior';
}
