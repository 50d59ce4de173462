import { describe, expect, test } from 'vitest';
import { idealWeight, isScore, pointsBeyondIdeal, weightShareAt } from '#workers/lib/animals/bodyConditionScore.ts';
import {
  BODY_CONDITION_SCORES,
  HIGHEST_SCORE,
  IDEAL_SCORES,
  PERCENT_PER_POINT,
  PLANNED_SCORES,
} from '#workers/reference/bodyCondition.ts';

test('the scores: nine, each described for both species, of which 4 and 5 are ideal', () => {
  expect([HIGHEST_SCORE, IDEAL_SCORES, PERCENT_PER_POINT, PLANNED_SCORES]).toEqual([
    9,
    { from: 4, to: 5 },
    10,
    { thin: 2, fat: 8 },
  ]);
  for (const meanings of Object.values(BODY_CONDITION_SCORES)) {
    expect(meanings).toHaveLength(HIGHEST_SCORE);
    expect(new Set(meanings).size).toBe(HIGHEST_SCORE);
  }
});

describe('a score', () => {
  test.each([0, 10, 4.5, -1, Number.NaN, Number.POSITIVE_INFINITY])('is not %d', (score) => {
    expect(isScore(score)).toBe(false);
  });

  test.each([
    [1, -3, 0.7, 20],
    [2, -2, 0.8, 17.5],
    [3, -1, 0.9, 15.555556],
    [4, 0, 1, 14],
    [5, 0, 1, 14],
    [6, 1, 1.1, 12.727273],
    [7, 2, 1.2, 11.666667],
    [8, 3, 1.3, 10.769231],
    [9, 4, 1.4, 10],
  ])('of %d is %d points off, and 14 kg are %d times the ideal weight', (score, points, share, ideal) => {
    expect(isScore(score)).toBe(true);
    expect(pointsBeyondIdeal(score)).toBe(points);
    expect(weightShareAt(score)).toBeCloseTo(share, 12);
    expect(idealWeight(14, score)).toBeCloseTo(ideal, 6);
  });
});
