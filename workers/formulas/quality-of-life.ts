/**
 * Quality of life of a dog or a cat by the HHHHHMM scale: seven whole scores, 0 the worst and 10 the best, and whether it
 * has trouble breathing.
 *
 *   total = sum of the seven scores                     0 to 70
 *   urgent = hurt ≤ 2                                   regardless of the total
 *   low together = those of hurt, hunger and hydration ≤ 4, if two or more
 *   acceptable = total > 35, hurt, hunger and hydration > 2, none low together, no trouble breathing
 *   see a veterinarian now      trouble breathing; hurt ≤ 2; hydration 0; hunger and hydration both ≤ 2
 *                      today    hunger ≤ 2 or hydration ≤ 2; hunger and hydration both ≤ 4
 *                      soon     any other score ≤ 2; low together
 *
 * Source: `villalobosScale`; the overrides of the total and the list of scores of 4 or less are
 * `qualityOfLifeHouseRules`. The scale is the same for both species.
 *
 * Refuses, in this order: a blank score; an unreadable one; one that is not a whole number from 0 to 10.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import {
  ACCEPTABLE_ABOVE,
  LOW_SCORE,
  LOW_SCORE_RULES,
  LOW_TOGETHER,
  OVERRIDE_SCORE,
  OVERRIDES,
  type Override,
  QUALITY_ITEMS,
  type QualityItem,
  SCORE_LIMITS,
  type SeeVet,
} from '../reference/qualityOfLife.ts';

/** Each score whole, 0 to 10; 10 is the best, for hurt as well. */
export interface QualityOfLifeInput extends Readonly<Record<QualityItem, number>> {
  /** Breathes hard, fast or with the mouth open at rest. */
  readonly breathingTrouble: boolean;
}

export interface QualityOfLifeResult {
  /** 0 to 70. */
  readonly total: number;
  /** The total is above 35, and hurt, hunger, hydration and breathing allow it. */
  readonly acceptable: boolean;
  /** Hurt is 2 or less: pain or breathing needs a veterinarian now. */
  readonly urgent: boolean;
  /** Items scored 4 or less, in the order of the scale. */
  readonly lowItems: readonly QualityItem[];
  readonly category: 'Acceptable quality of life' | 'Talk to your veterinarian about quality of life';
  /** Overrides of the total: trouble breathing and scores of 2 or less, in the order of OVERRIDES. */
  readonly overrides: readonly Override[];
  /** Those of hurt, hunger and hydration scored 4 or less, where they are two or more. */
  readonly lowTogether: readonly QualityItem[];
  /** How soon, regardless of the total; null where nothing overrides it. */
  readonly seeVet: SeeVet | null;
}

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];

declare module '../contract.ts' {
  interface FormulaTypes {
    'quality-of-life': FormulaType<QualityOfLifeInput, QualityOfLifeResult>;
  }
}

export default {
  id: 'quality-of-life',

  validate(candidate) {
    const blank = ITEMS.find((item) => candidate[item] === null);
    if (blank !== undefined) return refuse('Please fill in all required fields', blank);
    const input = candidate as QualityOfLifeInput;
    const unreadable = ITEMS.find((item) => Number.isNaN(input[item]));
    if (unreadable !== undefined) return refuse('Invalid input values', unreadable);
    const outside = ITEMS.find((item) => !isScore(input[item]));
    if (outside !== undefined) return refuse('Each score must be a whole number from 0 to 10', outside);
    return accept(input);
  },

  compute(input) {
    const total = ITEMS.reduce((sum, item) => sum + input[item], 0);
    const overrides = OVERRIDES.filter((override) => applies(override, input));
    const low = LOW_TOGETHER.items.filter((item) => input[item] <= LOW_SCORE);
    const lowTogether = low.length >= LOW_TOGETHER.atLeast ? low : [];
    const seeVet = seeVetFor(overrides, lowTogether, input);
    const acceptable = total > ACCEPTABLE_ABOVE && seeVet !== 'now' && seeVet !== 'today' && lowTogether.length === 0;
    return {
      total,
      acceptable,
      urgent: overrides.includes('hurt'),
      lowItems: ITEMS.filter((item) => input[item] <= LOW_SCORE),
      category: acceptable ? 'Acceptable quality of life' : 'Talk to your veterinarian about quality of life',
      overrides,
      lowTogether,
      seeVet,
    };
  },
} satisfies Formula<'quality-of-life'>;

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= SCORE_LIMITS.min && value <= SCORE_LIMITS.max;
}

function applies(override: Override, input: QualityOfLifeInput): boolean {
  return override === 'breathing' ? input.breathingTrouble : input[override] <= OVERRIDE_SCORE;
}

function seeVetFor(
  overrides: readonly Override[],
  lowTogether: readonly QualityItem[],
  input: QualityOfLifeInput,
): SeeVet | null {
  if (input.breathingTrouble) return 'now';
  const rule = LOW_SCORE_RULES.find(({ atMost }) =>
    Object.entries(atMost).every(([item, limit]) => input[item as QualityItem] <= limit),
  );
  return rule?.seeVet ?? (overrides.length + lowTogether.length > 0 ? 'soon' : null);
}
