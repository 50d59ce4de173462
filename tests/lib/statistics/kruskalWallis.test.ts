import { expect, test } from 'vitest';
import { kruskalWallis, pairsOf } from '#workers/lib/statistics/kruskalWallis.ts';

test('three groups with ties, against scipy.stats.kruskal', () => {
  const { statistic, pValue, degreesOfFreedom, rankSums, dunn } = kruskalWallis([
    [1, 2, 2, 5],
    [3, 4, 4],
    [6, 7, 2, 9, 9],
  ]);
  expect(statistic).toBeCloseTo(4.89107142857143, 10);
  expect(pValue).toBeCloseTo(0.08667968691485536, 12);
  expect(degreesOfFreedom).toBe(2);
  expect(rankSums).toEqual([15, 18, 45]);
  expect(dunn.map(({ group, reference }) => [group, reference])).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
  for (const { pValue: plain, adjustedPValue } of dunn) expect(adjustedPValue).toBeGreaterThanOrEqual(plain);
});

test('of two groups H is the square of Dunn’s z', () => {
  const { statistic, dunn } = kruskalWallis([
    [1, 2, 2, 5],
    [3, 4, 4],
  ]);
  expect((dunn[0]?.z ?? 0) ** 2).toBeCloseTo(statistic, 12);
});

test('pairs in the order of their groups', () => {
  expect(pairsOf(1)).toEqual([]);
  expect(pairsOf(30)).toHaveLength(435);
  expect(pairsOf(4).map(({ group, reference }) => `${reference}${group}`)).toEqual([
    '01',
    '02',
    '03',
    '12',
    '13',
    '23',
  ]);
});
