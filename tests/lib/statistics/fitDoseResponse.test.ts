import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitDoseResponse } from '#workers/lib/statistics/fitDoseResponse.ts';
import { logisticAt } from '#workers/lib/statistics/logisticCurve.ts';

const free = { fixed: {}, shared: [] } as const;
const DOSES = [0, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100];
const sample = (hillSlope: number, logEc50: number, bottom = 5, top = 80) =>
  DOSES.map((dose, at) => ({
    dose,
    response: logisticAt(dose, { bottom, top, hillSlope, logEc50 }) + (at % 2 === 0 ? 1e-4 : -1e-4),
  }));

test('rising and falling curves are found again, top above bottom', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 3, noNaN: true }),
      fc.boolean(),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (steepness, isFalling, logEc50) => {
        const hillSlope = isFalling ? -steepness : steepness;
        const [curve] = fitDoseResponse([sample(hillSlope, logEc50)], free)?.curves ?? [];
        expect(curve?.hillSlope).toBeCloseTo(hillSlope, 3);
        expect(curve?.logEc50).toBeCloseTo(logEc50, 3);
        expect([curve?.bottom, curve?.top]).toEqual([expect.closeTo(5, 2), expect.closeTo(80, 2)]);
      },
    ),
    { numRuns: 40 },
  );
});

test('shared parameters are one for all curves, fixed ones stay, and the degrees of freedom count the free ones', () => {
  const fit = fitDoseResponse([sample(1, 0), sample(1, 0.5)], { fixed: { bottom: 5 }, shared: ['top', 'hillSlope'] });
  expect(fit?.degreesOfFreedom).toBe(20 - 4);
  expect(fit?.curves.map(({ bottom }) => bottom)).toEqual([5, 5]);
  expect(fit?.curves[0]?.top).toBe(fit?.curves[1]?.top);
  expect(fit?.curves[1]?.logEc50).toBeCloseTo(0.5, 4);
  const at = (curve: number, parameter: 'bottom' | 'top') => ({ curve, parameter }) as const;
  expect(fit?.covarianceOf(at(0, 'bottom'), at(0, 'bottom'))).toBeNull();
  expect(fit?.covarianceOf(at(0, 'top'), at(0, 'top'))).toBe(fit?.covarianceOf(at(0, 'top'), at(1, 'top')));
});

test('a rising curve beside a falling one may share both plateaus', () => {
  const fit = fitDoseResponse([sample(1, 0), sample(-1, 0.5)], { fixed: {}, shared: ['bottom', 'top'] });
  expect(fit?.curves.map(({ hillSlope }) => Math.sign(hillSlope))).toEqual([1, -1]);
});

test('data that do not bend have no curve; nor has a falling one with a rising slope', () => {
  const straight = [1, 10, 100, 1000, 10_000, 100_000].map((dose, at) => ({ dose, response: at }));
  expect(fitDoseResponse([straight], free)).toBeNull();
  expect(fitDoseResponse([sample(-1, 0)], { fixed: { hillSlope: 1 }, shared: [] })).toBeNull();
});
