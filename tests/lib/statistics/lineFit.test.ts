import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitLineWithErrors, heightAt, inverseReading, leverageAt } from '#workers/lib/statistics/lineFit.ts';

const pointsOf = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));
const ANSCOMBE = pointsOf(
  [10, 8.04],
  [8, 6.95],
  [13, 7.58],
  [9, 8.81],
  [11, 8.33],
  [14, 9.96],
  [6, 7.24],
  [4, 4.26],
  [12, 10.84],
  [7, 4.82],
  [5, 5.68],
);

test('Anscombe’s first set, by R', () => {
  const fit = fitLineWithErrors(ANSCOMBE, false);
  expect(fit?.slope).toBeCloseTo(0.500090909090909, 12);
  expect(fit?.intercept).toBeCloseTo(3.00009090909091, 12);
  expect(fit?.slopeStandardError).toBeCloseTo(0.117905500595634, 12);
  expect(fit?.interceptStandardError).toBeCloseTo(1.12474679080864, 12);
  expect(fit?.rSquared).toBeCloseTo(0.666542459508775, 12);
  expect(fit?.pValue).toBeCloseTo(0.00216962887307879, 12);
});

test('through the origin', () => {
  const fit = fitLineWithErrors(pointsOf([1, 2.1], [2, 3.9], [3, 6.2], [4, 7.8], [5, 10.1]), true);
  expect(fit).toMatchObject({ intercept: 0, interceptStandardError: null, degreesOfFreedom: 4, share: 0 });
  expect(fit?.slope).toBeCloseTo(2.00363636363636, 12);
  expect(fit?.rSquared).toBeCloseTo(0.999505351829828, 12);
  expect(fit?.adjustedRSquared).toBeCloseTo(0.999381689787285, 12);
});

test('exact lines, flat data and x without spread', () => {
  expect(fitLineWithErrors(pointsOf([1, 3], [2, 5], [3, 7]), false)).toMatchObject({
    slope: 2,
    rSquared: 1,
    statistic: null,
    pValue: 0,
  });
  expect(fitLineWithErrors(pointsOf([1, 4], [2, 4], [3, 4]), false)).toMatchObject({
    slope: 0,
    intercept: 4,
    rSquared: null,
    statistic: null,
    pValue: null,
    residualStandardError: 0,
  });
  expect(fitLineWithErrors(pointsOf([2, 1], [2, 2], [2, 3]), false)).toBeNull();
  expect(fitLineWithErrors(pointsOf([0, 1], [0, 2], [0, 3]), true)).toBeNull();
});

test('large x with a small spread keep their digits', () => {
  const far = fitLineWithErrors(pointsOf([1e8 + 1, 3], [1e8 + 2, 5], [1e8 + 3, 7.1], [1e8 + 4, 8.9]), false);
  const near = fitLineWithErrors(pointsOf([1, 3], [2, 5], [3, 7.1], [4, 8.9]), false);
  expect(far?.slope).toBeCloseTo(near?.slope ?? 0, 8);
  expect(far?.residualStandardError).toBeCloseTo(near?.residualStandardError ?? 0, 7);
});

test('leverages add up to the number of parameters', () => {
  for (const isThroughOrigin of [true, false]) {
    const fit = fitLineWithErrors(ANSCOMBE, isThroughOrigin);
    if (fit === null) throw new Error('There is a line');
    const sum = ANSCOMBE.reduce((total, { x }) => total + leverageAt(fit, x), 0);
    expect(sum).toBeCloseTo(isThroughOrigin ? 1 : 2, 12);
  }
});

test('what is read backwards lies on the line, within both kinds of limits; a weak slope has no Fieller limits', () => {
  const fit = fitLineWithErrors(ANSCOMBE, false);
  if (fit === null) throw new Error('There is a line');
  fc.assert(
    fc.property(fc.double({ min: 3, max: 12, noNaN: true }), fc.integer({ min: 1, max: 5 }), (y, replicates) => {
      const { x, lower, upper, fieller } = inverseReading(fit, y, replicates, 2.262);
      expect(heightAt(fit, x)).toBeCloseTo(y, 9);
      expect(lower).toBeLessThan(x);
      expect(upper).toBeGreaterThan(x);
      expect(fieller?.lower).toBeLessThan(x);
      expect(fieller?.upper).toBeGreaterThan(x);
    }),
  );
  expect(inverseReading(fit, 8, 1, 5).fieller).toBeNull();
});
