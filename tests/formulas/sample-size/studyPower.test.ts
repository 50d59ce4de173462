import { expect, test } from 'vitest';
import * as study from '#workers/formulas/sample-size/studyPower.ts';

const two = { significance: 0.05, sides: 2 } as const;
const one = { significance: 0.05, sides: 1 } as const;

test('R help of power.t.test: n 20, delta 1, SD 1 has a power of 0.869; both tails by R pt', () => {
  expect(study.powerOfT(Math.sqrt(10), 38, two)).toBeCloseTo(0.868953027724585, 11);
});

test('without an effect the power is the level, in both tails together', () => {
  expect(study.powerOfT(0, 12, two)).toBeCloseTo(0.05, 10);
  expect(study.powerOfT(0, 12, one)).toBeCloseTo(0.05, 10);
});

test('two groups in an analysis of variance are a two-sided t test with f = d/2', () => {
  expect(study.powerOfAnova(0.3, 2, 25, 0.05)).toBeCloseTo(study.powerOfT(0.6 * Math.sqrt(12.5), 48, two), 10);
});

test('a huge effect is found for certain, at once', () => {
  expect(study.powerOfT(1e250, 1, two)).toBe(1);
  expect(study.powerOfAnova(1e6, 30, 1e6, 0.0001)).toBe(1);
});

test('R help of power.prop.test: 50 against 75 %, power 90 % needs 76.7 in each group', () => {
  const proportions = { first: 0.5, second: 0.75, ratio: 1 };
  const size = study.sizeForProportions(proportions, 0.9, two);
  expect(size).toBeCloseTo(76.7, 1);
  expect(study.powerOfProportions(proportions, size, two)).toBeCloseTo(0.9, 12);
  expect(study.continuityCorrectedSize(proportions, size)).toBeGreaterThan(size);
});

test('power and size of a correlation undo each other, for either sign', () => {
  const size = study.sizeForCorrelation(-0.3, 0.8, one);
  expect(study.powerOfCorrelation(0.3, size, one)).toBeCloseTo(0.8, 12);
  expect(study.powerOfCorrelation(1, 4, two)).toBe(1);
});
