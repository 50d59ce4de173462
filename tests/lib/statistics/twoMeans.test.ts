import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pooledDeviation, pooledError, welchError } from '#workers/lib/statistics/twoMeans.ts';

const FIRST = { mean: 24.5, standardDeviation: 4.2, count: 18 };
const SECOND = { mean: 21.1, standardDeviation: 2.9, count: 14 };

test('Welch and pooled errors of two samples, by R', () => {
  expect(welchError(FIRST, SECOND).standardError).toBeCloseTo(1.25726460449433, 12);
  expect(welchError(FIRST, SECOND).degreesOfFreedom).toBeCloseTo(29.6568132545242, 10);
  expect(pooledError(FIRST, SECOND).degreesOfFreedom).toBe(30);
  expect(pooledDeviation(FIRST, { ...FIRST, count: 4 })).toBeCloseTo(4.2, 12);
});

test('Welch’s degrees of freedom lie between those of the smaller sample and of both', () => {
  const deviation = fc.double({ min: 0.001, max: 1000, noNaN: true });
  const count = fc.integer({ min: 2, max: 100 });
  fc.assert(
    fc.property(deviation, count, deviation, count, (s1, n1, s2, n2) => {
      const [a, b] = [
        { mean: 0, standardDeviation: s1, count: n1 },
        { mean: 0, standardDeviation: s2, count: n2 },
      ];
      const { degreesOfFreedom } = welchError(a, b);
      expect(degreesOfFreedom).toBeGreaterThanOrEqual(Math.min(n1, n2) - 1 - 1e-9);
      expect(degreesOfFreedom).toBeLessThanOrEqual(n1 + n2 - 2 + 1e-9);
    }),
  );
});

test('a sample without spread counts with its size alone', () => {
  expect(welchError({ ...FIRST, standardDeviation: 0 }, SECOND).degreesOfFreedom).toBeCloseTo(13, 10);
});
