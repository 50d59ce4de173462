import { expect, test } from 'vitest';
import { potencyRatio, summarizedCurve } from '#workers/formulas/dose-response/doseResponseSummary.ts';
import type { DoseResponseFit } from '#workers/lib/statistics/fitDoseResponse.ts';

const curve = { bottom: 0, top: 100, hillSlope: -1, logEc50: 0 };
const fit: DoseResponseFit = {
  curves: [curve, { ...curve, logEc50: 1 }],
  residualSumOfSquares: 20,
  degreesOfFreedom: 5,
  covarianceOf: (one, other) => {
    if (one.parameter === 'bottom') return null;
    return one.curve === other.curve ? 0.01 : 0.005;
  },
};
const points = [
  { dose: 0, response: 99 },
  { dose: 0.1, response: 91 },
  { dose: 1, response: 52 },
  { dose: 10, response: 9 },
];

test('errors are in units of the residual variance, intervals by t, and a fixed parameter has neither', () => {
  const summary = summarizedCurve({ name: 'A', points }, 0, fit, 0.95);
  expect(summary?.standardErrors).toEqual({ bottom: null, top: 0.2, hillSlope: 0.2, logEc50: 0.2 });
  expect(summary?.bottomInterval).toBeNull();
  // t of 5 degrees of freedom is 2.570582 (tables).
  expect(summary?.topInterval?.upper).toBeCloseTo(100 + 0.2 * 2.570582, 6);
  expect(summary?.ec50Interval.lower).toBeCloseTo(10 ** (-0.2 * 2.570582), 6);
  expect(summary?.points.map(({ residual }) => residual)).toEqual([
    -1,
    expect.closeTo(91 - 100 / 1.1, 10),
    2,
    expect.closeTo(9 - 100 / 11, 10),
  ]);
  expect([summary?.line[0]?.dose, summary?.line.at(-1)?.dose]).toEqual([
    expect.closeTo(0.1, 12),
    expect.closeTo(10, 10),
  ]);
});

test('an EC50 beyond all numbers is no summary, a limit beyond them is null', () => {
  const far = (logEc50: number): DoseResponseFit => ({ ...fit, curves: [{ ...curve, logEc50 }] });
  expect(summarizedCurve({ name: 'A', points }, 0, far(400), 0.95)).toBeNull();
  expect(summarizedCurve({ name: 'A', points }, 0, far(307), 0.95)?.ec50Interval.upper).not.toBeNull();
  const wide = { ...far(300), residualSumOfSquares: 1e6 };
  expect(summarizedCurve({ name: 'A', points }, 0, wide, 0.95)?.ec50Interval.upper).toBeNull();
});

test('the potency ratio uses the covariance', () => {
  const { ratio, upper } = potencyRatio(fit, 1, 0.95, ['B', 'A']);
  expect(ratio).toBeCloseTo(10, 10);
  expect(Math.log10(upper)).toBeCloseTo(1 + 2.570582 * Math.sqrt(0.01 * 4), 6);
});
