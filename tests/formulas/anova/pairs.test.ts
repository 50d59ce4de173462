import { describe, expect, test } from 'vitest';
import {
  againstControl,
  gamesHowellComparisons,
  pairsOfGroups,
  tukeyComparisons,
} from '#workers/formulas/anova/pairs.ts';
import { tTwoSided } from '#workers/lib/statistics/tDistribution.ts';
import { summaryOf, welchError } from '#workers/lib/statistics/twoMeans.ts';

describe('the pairs', () => {
  const TWO = [summaryOf([5.1, 6.2, 5.8, 6.6]), summaryOf([4.4, 4.9, 5])] as const;

  test('of two groups Games-Howell is Welch’s t test', () => {
    const [pair] = gamesHowellComparisons(TWO, 0.95);
    const { standardError, degreesOfFreedom } = welchError(TWO[1], TWO[0]);
    const t = (pair?.difference ?? 0) / standardError;
    expect((pair?.pValue ?? 0) / tTwoSided(t, degreesOfFreedom)).toBeCloseTo(1, 9);
    expect(pair?.degreesOfFreedom).toBeCloseTo(degreesOfFreedom, 12);
  });

  test('three equal groups far apart, against the integral of 25 digits, and the limits of R 4.2.2', () => {
    const groups = [
      [1, 2, 3],
      [2, 3, 4],
      [10, 11, 12],
    ].map(summaryOf);
    const far = tukeyComparisons(groups, { meanSquare: 1, degreesOfFreedom: 6 }, 0.95)[1];
    expect((far?.pValue ?? 0) / 0.0000818439059331818).toBeCloseTo(1, 9);
    expect([far?.lower, far?.upper]).toEqual([expect.closeTo(6.4947644, 5), expect.closeTo(11.5052356, 5)]);
  });

  test('equal means have a p value of 1', () => {
    const same = [summaryOf([1, 2]), summaryOf([1, 2])];
    expect(tukeyComparisons(same, { meanSquare: 0.5, degreesOfFreedom: 2 }, 0.95)[0]).toMatchObject({
      pValue: 1,
    });
  });

  test('a pair far apart keeps its digits where ptukey ends: iris, versicolor and setosa', () => {
    // Sepal length of 50 flowers each, as R's aov has them.
    const groups = [5.006, 5.936, 6.588].map((mean) => ({ mean, standardDeviation: 1, count: 50 }));
    const [first] = tukeyComparisons(groups, { meanSquare: 38.9562 / 147, degreesOfFreedom: 147 }, 0.95);
    expect((first?.pValue ?? 0) / 2.63e-15).toBeCloseTo(1, 2);
  });
});

test('pairs have the names of their groups; letters need two degrees of freedom by Games-Howell, and a control a name', () => {
  const groups = [
    [1, 2],
    [4, 6],
    [5, 9],
  ].map((values, at) => ({ ...summaryOf(values), name: `group ${at + 1}` }));
  const within = { sumOfSquares: 10.5, degreesOfFreedom: 3, meanSquare: 3.5 };
  const pairs = pairsOfGroups(groups, within, 0.95, true);
  expect(pairs.tukey[2]).toMatchObject({ group: 'group 3', reference: 'group 2' });
  expect(pairs.letters.map(({ group }) => group)).toEqual(['group 1', 'group 2', 'group 3']);
  expect(pairs.gamesHowellLetters).toBeNull();
  expect(againstControl(groups, within, 0.95, undefined)).toBeNull();
  expect(againstControl(groups, within, 0.95, 'group 2')?.pairs.map(({ group }) => group)).toEqual([
    'group 1',
    'group 3',
  ]);
});
