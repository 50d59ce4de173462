import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CALIBRATION_MODELS,
  calibratedHeight,
  fitCalibration,
  readCalibration,
} from '#workers/formulas/assay-curve/calibrationCurve.ts';

const PLACES = [0, 1, 2, 5, 10, 20, 40];

describe.each(CALIBRATION_MODELS)('%s', (model) => {
  test('what is read at a height of the curve is its place', () => {
    const points = PLACES.map((x, at) => ({ x, y: (3 * x) / (15 + x) + (at % 2 === 0 ? 0.02 : -0.02) }));
    const fit = fitCalibration(model, points);
    if (fit === null) throw new Error('There is a curve');
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 20, noNaN: true }), (x) => {
        const reading = readCalibration(fit, calibratedHeight(fit, x), 2, [0, 40]);
        expect(reading?.x).toBeCloseTo(x, 7);
        expect(reading?.standardError).toBeGreaterThan(0);
      }),
    );
  });
});

test('a parabola is found exactly, and not read above its top', () => {
  const fit = fitCalibration(
    'quadratic',
    PLACES.map((x) => ({ x, y: 1 + 2 * x - 0.02 * x * x })),
  );
  expect(fit?.parameters[0]).toBeCloseTo(1, 9);
  expect(fit?.parameters[1]).toBeCloseTo(2, 9);
  expect(fit?.parameters[2]).toBeCloseTo(-0.02, 9);
  if (fit === null) throw new Error('There is a parabola');
  expect(readCalibration(fit, 52, 1, [0, 40])).toBeNull();
  expect(readCalibration(fit, 1, 1, [0, 40])?.x).toBeCloseTo(0, 9);
});

test('a logistic curve is not read outside its plateaus', () => {
  const fit = fitCalibration(
    'logistic',
    PLACES.map((x) => ({ x, y: (3 * x) / (8 + x) })),
  );
  if (fit === null) throw new Error('There is a curve');
  expect(readCalibration(fit, 3.5, 1, [0, 40])).toBeNull();
  expect(readCalibration(fit, 1.5, 1, [0, 40])?.x).toBeCloseTo(8, 5);
});

test('standards at one concentration determine nothing', () => {
  expect(
    fitCalibration(
      'linear',
      [0, 0, 0].map((x, at) => ({ x, y: at })),
    ),
  ).toBeNull();
  expect(
    fitCalibration(
      'quadratic',
      [1, 1, 2, 2].map((x, at) => ({ x, y: at })),
    ),
  ).toBeNull();
});
