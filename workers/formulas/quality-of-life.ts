/**
 * Quality of life of a dog or a cat by the HHHHHMM scale: seven whole scores, 0 the worst and 10 the best.
 *
 *   total = sum of the seven scores                     0 to 70
 *   urgent = hurt ≤ 2                                   whatever the total
 *   acceptable = total > 35 and hurt > 2
 *
 * Source: `villalobosScale`; that low scores of hurt override the total, and that scores of 4 or less are listed, are
 * `qualityOfLifeHouseRules`. The scale is the same for both species.
 *
 * Refuses, in this order: a score that is blank; one that is unreadable; one that is no whole number from 0 to 10.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/verdict.ts';
import {
  ACCEPTABLE_ABOVE,
  LOW_SCORE,
  QUALITY_ITEMS,
  type QualityItem,
  SCORE_LIMITS,
  URGENT_HURT,
} from '../reference/qualityOfLife.ts';

/** Each whole, 0 to 10; 10 is the best, for hurt as well. */
export type QualityOfLifeInput = Readonly<Record<QualityItem, number>>;

export interface QualityOfLifeResult {
  /** 0 to 70. */
  readonly total: number;
  /** The total is above 35 and hurt above 2. */
  readonly acceptable: boolean;
  /** Hurt is 2 or less: pain or breathing needs a veterinarian now. */
  readonly urgent: boolean;
  /** Items scored 4 or less, in the order of the scale. */
  readonly lowItems: readonly QualityItem[];
  readonly category: 'Acceptable quality of life' | 'Talk to your veterinarian about quality of life';
}

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];

export default {
  id: 'quality-of-life',

  validate(candidate) {
    const blank = ITEMS.find((item) => candidate[item] === null);
    if (blank !== undefined) return refuse('Please fill in all required fields', blank);
    const scores = candidate as QualityOfLifeInput;
    const unreadable = ITEMS.find((item) => Number.isNaN(scores[item]));
    if (unreadable !== undefined) return refuse('Invalid input values', unreadable);
    const outside = ITEMS.find((item) => !isScore(scores[item]));
    if (outside !== undefined) return refuse('Each score must be a whole number from 0 to 10', outside);
    return accept(scores);
  },

  compute(scores) {
    const total = ITEMS.reduce((sum, item) => sum + scores[item], 0);
    const urgent = scores.hurt <= URGENT_HURT;
    const acceptable = total > ACCEPTABLE_ABOVE && !urgent;
    return {
      total,
      acceptable,
      urgent,
      lowItems: ITEMS.filter((item) => scores[item] <= LOW_SCORE),
      category: acceptable ? 'Acceptable quality of life' : 'Talk to your veterinarian about quality of life',
    };
  },
} satisfies Formula<'quality-of-life', QualityOfLifeInput, QualityOfLifeResult>;

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= SCORE_LIMITS.min && value <= SCORE_LIMITS.max;
}
