/**
 * The 9-point body condition score: which numbers are valid, and the weight that corresponds to a score
 * (`aahaWeightManagement`).
 */
import { HIGHEST_SCORE, IDEAL_SCORES, PERCENT_PER_POINT } from '../../reference/bodyCondition.ts';

export const WRONG_SCORE = 'Body condition score must be a whole number from 1 to 9';

export function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 1 && score <= HIGHEST_SCORE;
}

/** Points above the ideal scores, negative below them, 0 within. */
export function pointsBeyondIdeal(score: number): number {
  if (score > IDEAL_SCORES.to) return score - IDEAL_SCORES.to;
  return score < IDEAL_SCORES.from ? score - IDEAL_SCORES.from : 0;
}

/** The weight at a score, as a multiple of the ideal weight. */
export function weightShareAt(score: number): number {
  return 1 + (PERCENT_PER_POINT * pointsBeyondIdeal(score)) / 100;
}

/** The weight at an ideal score, in the unit of `weight`, of an animal that weighs this at that score; unrounded. */
export function idealWeight(weight: number, score: number): number {
  return weight / weightShareAt(score);
}
