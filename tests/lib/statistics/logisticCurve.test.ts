import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveDose, logisticAt, logisticDerivatives } from '#workers/lib/statistics/logisticCurve.ts';

const curve = { bottom: 2, top: 98, hillSlope: 1.3, logEc50: -0.4 };

test('half way at the EC50, at dose 0 the plateau that the curve comes from', () => {
  expect(logisticAt(10 ** -0.4, curve)).toBeCloseTo(50, 12);
  expect(logisticAt(0, curve)).toBe(2);
  expect(logisticAt(0, { ...curve, hillSlope: -1.3 })).toBe(98);
});

test('at the effective dose the curve has gone that percent of the way, rising or falling', () => {
  expect(logisticAt(effectiveDose(20, curve), curve)).toBeCloseTo(2 + 0.2 * 96, 11);
  const falling = { ...curve, hillSlope: -1.3 };
  expect(logisticAt(effectiveDose(20, falling), falling)).toBeCloseTo(98 - 0.2 * 96, 11);
});

test('the derivatives are those of small steps', () => {
  const step = 1e-5;
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (dose) => {
      const derivatives = logisticDerivatives(dose, curve);
      (['bottom', 'top', 'hillSlope', 'logEc50'] as const).forEach((name, at) => {
        const [more, less] = [curve[name] + step, curve[name] - step].map((value) =>
          logisticAt(dose, { ...curve, [name]: value }),
        );
        expect(derivatives[at]).toBeCloseTo(((more ?? 0) - (less ?? 0)) / (2 * step), 5);
      });
    }),
  );
  expect(logisticDerivatives(0, curve)).toEqual([1, 0, 0, -0]);
});
