import { expect, test } from 'vitest';
import { fTest, spreadTest, varianceTable, welchTest } from '#workers/lib/statistics/oneWay.ts';
import { summaryOf } from '#workers/lib/statistics/twoMeans.ts';

const SAMPLES = [
  [1, 2, 3],
  [2, 3, 4],
  [10, 11, 12],
];

test('sums of squares and F by hand', () => {
  const table = varianceTable(SAMPLES.map(summaryOf));
  expect(table.between).toEqual({
    sumOfSquares: expect.closeTo(146, 12),
    degreesOfFreedom: 2,
    meanSquare: expect.closeTo(73, 12),
  });
  expect(table.within).toEqual({
    sumOfSquares: expect.closeTo(6, 12),
    degreesOfFreedom: 6,
    meanSquare: expect.closeTo(1, 12),
  });
  expect(table.total.degreesOfFreedom).toBe(8);
  // Two and six degrees of freedom: (1 + F/3)^−3.
  expect(fTest(table)).toEqual({ statistic: expect.closeTo(73, 10), pValue: expect.closeTo((1 + 73 / 3) ** -3, 12) });
});

test('large means with small differences keep their digits', () => {
  const far = SAMPLES.map((values) => values.map((value) => value / 1000 + 1e9));
  expect(varianceTable(far.map(summaryOf)).between.sumOfSquares / 146e-6).toBeCloseTo(1, 4);
});

test('Welch’s test of two groups is his t test squared, and needs a spread in each', () => {
  const groups = [
    [5.1, 6.2, 5.8, 6.6],
    [4.4, 4.9, 5],
  ].map(summaryOf);
  const welch = welchTest(groups);
  // R 4.2.2 oneway.test
  expect(welch?.statistic).toBeCloseTo(9.81259522600305, 10);
  expect(welch?.denominatorDegreesOfFreedom).toBeCloseTo(4.58133697921775, 10);
  expect(welchTest([summaryOf([1, 1]), summaryOf([1, 2])])).toBeNull();
});

test('distances from the medians that do not vary give no test of the spreads', () => {
  expect(
    spreadTest(
      [
        [1, 1],
        [2, 2],
      ],
      'medians',
    ),
  ).toBeNull();
  expect(
    spreadTest(
      [
        [1, 2],
        [1, 5],
      ],
      'means',
    ),
  ).toBeNull();
  expect(spreadTest(SAMPLES, 'medians')?.pValue).toBeCloseTo(1, 12);
});
