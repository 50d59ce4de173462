import { expect, test } from 'vitest';
import { averageLinkage, mergeHeights } from '#workers/formulas/beta-diversity/averageLinkage.ts';

const distances = [
  [0, 6, 1, 8],
  [6, 0, 7, 2],
  [1, 7, 0, 9],
  [8, 2, 9, 0],
];

test('clusters are joined by the mean of all distances between them', () => {
  const { merges, isTied } = averageLinkage(distances);
  expect(merges).toEqual([
    { members: [0, 2], leaves: [0, 2], height: 1 },
    { members: [1, 3], leaves: [1, 3], height: 2 },
    { members: [0, 1, 2, 3], leaves: [0, 2, 1, 3], height: 7.5 },
  ]);
  expect(isTied).toBe(false);
  expect(mergeHeights(4, merges)).toEqual([
    [0, 7.5, 1, 7.5],
    [7.5, 0, 7.5, 2],
    [1, 7.5, 0, 7.5],
    [7.5, 2, 7.5, 0],
  ]);
});

test('means weigh every item, not every cluster', () => {
  const { merges } = averageLinkage([
    [0, 1, 2, 10],
    [1, 0, 2, 10],
    [2, 2, 0, 4],
    [10, 10, 4, 0],
  ]);
  expect(merges.map(({ height }) => Number(height.toFixed(12)))).toEqual([1, 2, 8]);
});

test('of equally near pairs the first in the table', () => {
  const { merges, isTied } = averageLinkage([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ]);
  expect(merges[0]?.members).toEqual([0, 1]);
  expect(isTied).toBe(true);
});
