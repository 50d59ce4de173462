import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exactPValue,
  rankSumChances,
  signedRankChances,
  smallestPValue,
  sumQuantile,
} from '#workers/formulas/rank-tests/rankDistributions.ts';
import { midranks } from '#workers/lib/statistics/midranks.ts';

/** Sums of the doubled ranks of every choice, by their masks. */
function sumsOf(ranks: readonly number[], isCounted: (size: number) => boolean): readonly number[] {
  return Array.from({ length: 2 ** ranks.length }, (_, mask) => ranks.filter((__, at) => (mask >> at) & 1)).flatMap(
    (chosen) => (isCounted(chosen.length) ? [2 * chosen.reduce((sum, rank) => sum + rank, 0)] : []),
  );
}

const VALUES = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 8 });

describe('as all choices written down, ties included', () => {
  test('rank sums', () => {
    fc.assert(
      fc.property(VALUES, fc.nat(), (values, seed) => {
        const { ranks } = midranks(values);
        const drawn = 1 + (seed % (values.length - 1));
        const chances = rankSumChances(ranks, drawn);
        const sums = sumsOf(ranks, (size) => size === drawn);
        for (const sum of new Set(sums))
          expect(chances[sum]).toBeCloseTo(sums.filter((each) => each === sum).length / sums.length, 12);
        expect(chances.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('signed ranks', () => {
    fc.assert(
      fc.property(VALUES, (values) => {
        const { ranks } = midranks(values);
        const chances = signedRankChances(ranks);
        const sums = sumsOf(ranks, () => true);
        for (const sum of new Set(sums))
          expect(chances[sum]).toBeCloseTo(sums.filter((each) => each === sum).length / sums.length, 12);
      }),
    );
  });
});

test('p values of 3 against 3: the farthest order has 1 in 20 on each side', () => {
  const chances = rankSumChances([1, 2, 3, 4, 5, 6], 3);
  expect(exactPValue(chances, 12, 21, 'two-sided')).toBeCloseTo(0.1, 12);
  expect(exactPValue(chances, 12, 21, 'less')).toBeCloseTo(0.05, 12);
  expect(exactPValue(chances, 12, 21, 'greater')).toBeCloseTo(1, 12);
  expect(exactPValue(chances, 21, 21, 'two-sided')).toBeCloseTo(1, 12);
  expect(smallestPValue(chances, 21)).toBeCloseTo(0.1, 12);
});

test('the smallest sum that reaches a chance, as qsignrank(0.025, 9) = 6', () => {
  expect(sumQuantile(signedRankChances([1, 2, 3, 4, 5, 6, 7, 8, 9]), 0.025) / 2).toBe(6);
  expect(sumQuantile(signedRankChances([1, 2]), 0.25)).toBe(0);
  expect(sumQuantile(signedRankChances([1, 2]), 1)).toBe(6);
});
