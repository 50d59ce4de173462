import { expect, test } from 'vitest';
import { summaryOfTrials, trialValues } from '#workers/lib/statistics/simulatedSpread.ts';

const STANDARD = { value: 0, standardUncertainty: 1 };

test('the deviates of the seed 1, as numpy and scipy give them', () => {
  const [first, second, third] = trialValues((values) => values[0] ?? 0, [STANDARD], { seed: 1, trials: 3 });
  expect(first).toBeCloseTo(-0.20951784091624318, 14);
  expect(second).toBeCloseTo(0.5838057442681408, 14);
  expect(third).toBeCloseTo(-3.68494766953849, 12);
});

test('variables without spread are drawn as well', () => {
  const constant = { value: 7, standardUncertainty: 0 };
  const [first = []] = [trialValues((values) => values[1] ?? 0, [constant, STANDARD], { seed: 1, trials: 1 })];
  expect(first).toEqual([expect.closeTo(0.5838057442681408, 14)]);
});

test('trials without a value are left out and counted', () => {
  const values = trialValues((values) => Math.sqrt(values[0] ?? 0), [STANDARD], { seed: 1, trials: 1000 });
  expect(values.every(Number.isFinite)).toBe(true);
  expect(summaryOfTrials(values, 1000, 0.95).invalidTrials).toBe(1000 - values.length);
});

test('ends once enough are found, and reports how far it is', () => {
  expect(trialValues((values) => values[0] ?? 0, [STANDARD], { seed: 1, trials: 1000 }, undefined, 2)).toHaveLength(2);
  const reports: number[] = [];
  trialValues(
    (values) => values[0] ?? 0,
    [STANDARD],
    { seed: 1, trials: 20_001 },
    (done) => reports.push(done),
  );
  expect(reports).toEqual([0, 10_000, 20_000]);
});

test('the histogram spans the middle of the values and holds all of them', () => {
  const values = Array.from({ length: 1001 }, (_, at) => at);
  const { histogram, median, mean, lower, upper } = summaryOfTrials(values, 1001, 0.9);
  expect({ median, mean, lower, upper }).toEqual({
    median: 500,
    mean: 500,
    lower: expect.closeTo(50, 9),
    upper: expect.closeTo(950, 9),
  });
  expect(histogram.counts).toHaveLength(60);
  expect(histogram.counts.reduce((sum, count) => sum + count, 0)).toBe(1001);
  expect([histogram.from, histogram.from + 60 * histogram.width]).toEqual([1, expect.closeTo(999, 9)]);
});
