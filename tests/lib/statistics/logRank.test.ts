import { expect, test } from 'vitest';
import { logRank } from '#workers/formulas/survival-analysis.ts';

const groupOf = (...subjects: readonly (readonly [time: number, status: 0 | 1])[]) =>
  subjects.map(([time, status]) => ({ time, isEvent: status === 1 }));
const a = groupOf([3, 1], [5, 1], [7, 0], [9, 1]);
const b = groupOf([2, 1], [4, 1], [4, 1], [6, 0]);
const c = groupOf([8, 1], [10, 1], [12, 0], [12, 1]);

test('two groups, by scipy.stats.logrank', () => {
  const { statistic, degreesOfFreedom, pValue } = logRank([a, b], false);
  expect(statistic).toBeCloseTo(0.6233796841857172, 8);
  expect(pValue).toBeCloseTo(0.4297941399243992, 8);
  expect(degreesOfFreedom).toBe(1);
});

test('three groups, by the sums of the definition in numpy', () => {
  const { statistic, degreesOfFreedom } = logRank([a, b, c], false);
  expect([statistic, degreesOfFreedom]).toEqual([expect.closeTo(5.318911685748686, 8), 2]);
  expect(logRank([a, b, c], true).statistic).toBeCloseTo(4.912132141772924, 8);
});

test('observed and expected events add up to the same', () => {
  const { observed, expected } = logRank([a, b, c], false);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(observed).toEqual([3, 3, 3]);
  expect(sum(expected)).toBeCloseTo(9, 12);
});

test('a group that leaves before the first event says nothing, and where all do there is no test', () => {
  const early = groupOf([1, 0], [1, 0]);
  expect(logRank([a, b, early], false).degreesOfFreedom).toBe(1);
  expect(logRank([a, early], false)).toMatchObject({ statistic: null, pValue: null });
});
