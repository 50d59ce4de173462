import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCrisis, meanArterialPressure, pressureClass, pulsePressure } from '#workers/formulas/blood-pressure.ts';

describe('the class of a pair of pressures', () => {
  test.each([
    [119.9, 79.9, 'Normal'],
    [120, 79.9, 'Elevated'],
    [129.9, 79, 'Elevated'],
    [130, 60, 'Stage 1'],
    [110, 80, 'Stage 1'],
    [139.9, 89.9, 'Stage 1'],
    [140, 60, 'Stage 2'],
    [110, 90, 'Stage 2'],
    [300, 200, 'Stage 2'],
    [1, 0, 'Normal'],
  ])('%d over %d is %s', (systolic, diastolic, expected) => {
    expect(pressureClass({ systolic, diastolic })).toBe(expected);
  });

  test('a mean that misses a limit by a rounding error has reached it', () => {
    expect(pressureClass({ systolic: 140 - 1e-13, diastolic: 70 })).toBe('Stage 2');
  });

  test('never falls when a pressure rises', () => {
    const order = ['Normal', 'Elevated', 'Stage 1', 'Stage 2'];
    const pressure = fc.double({ min: 0, max: 300, noNaN: true });
    const more = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(pressure, pressure, more, more, (systolic, diastolic, upper, lower) => {
        const before = order.indexOf(pressureClass({ systolic, diastolic }));
        const after = order.indexOf(pressureClass({ systolic: systolic + upper, diastolic: diastolic + lower }));
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

test.each([
  [180, 120, false],
  [180.1, 80, true],
  [130, 120.1, true],
  [181, 121, true],
])('%d over %d needs care at once: %s', (systolic, diastolic, expected) => {
  expect(isCrisis({ systolic, diastolic })).toBe(expected);
});

test('pulse pressure and mean arterial pressure of 120 over 80', () => {
  expect(pulsePressure({ systolic: 120, diastolic: 80 })).toBe(40);
  expect(meanArterialPressure({ systolic: 120, diastolic: 80 })).toBeCloseTo(93.3333333333, 9);
});
