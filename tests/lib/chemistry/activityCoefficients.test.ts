import { describe, expect, test } from 'vitest';
import {
  debyeHuckelSlope,
  logActivityCoefficient,
  MOST_IONIC_STRENGTH,
} from '#workers/lib/chemistry/activityCoefficients.ts';

/** scipy: e³·√(2·N·ρ) ÷ (ln 10·8π·(ε₀·ε·k·T)^1.5) with scipy.constants. */
test.each([
  [0, 0.4917959636840863],
  [25, 0.5108021749458755],
  [37, 0.5214597094372282],
])('the slope at %s °C', (celsius, slope) => {
  expect(debyeHuckelSlope(celsius)).toBeCloseTo(slope, 8);
});

describe('a coefficient', () => {
  const SLOPE = debyeHuckelSlope(25);

  test('is 1 without charge or without ions', () => {
    expect(logActivityCoefficient(0, 0.1, SLOPE)).toBeCloseTo(0, 15);
    expect(logActivityCoefficient(2, 0, SLOPE)).toBeCloseTo(0, 15);
  });

  test('goes with the square of the charge', () => {
    expect(logActivityCoefficient(-3, 0.1, SLOPE)).toBeCloseTo(9 * logActivityCoefficient(1, 0.1, SLOPE), 14);
  });

  test('of a univalent ion at 0.1 mol/L is near that of hydrochloric acid, 0.796', () => {
    expect(10 ** logActivityCoefficient(1, 0.1, SLOPE)).toBeCloseTo(0.79, 1);
  });

  test('stays beyond the range of the equation, and below 0', () => {
    expect(logActivityCoefficient(1, 3, SLOPE)).toBe(logActivityCoefficient(1, MOST_IONIC_STRENGTH, SLOPE));
    expect(logActivityCoefficient(1, -1, SLOPE)).toBeCloseTo(0, 15);
  });
});
