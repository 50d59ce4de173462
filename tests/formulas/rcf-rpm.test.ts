import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/rcf-rpm.ts';

const BLANK = {
  solveFor: 'rcf',
  rcf: null,
  rpm: null,
  radius: null,
  minimumRadius: null,
  sedimentationCoefficient: null,
  otherRadius: null,
  maximumRpm: null,
} as const;
const SPUN = { ...BLANK, rpm: 13_000, radius: 84 } as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';
const SPEED = 'Speed must be at most 200,000 rpm';
const RADIUS = 'Radius must be at most 1,000 mm';
const MINIMUM = 'Minimum radius must be smaller than the maximum radius';

refuses(formula, [
  [{ ...SPUN, solveFor: '' }, 'Invalid input values', 'solveFor'],
  [{ ...SPUN, rpm: null, radius: 0 }, REQUIRED, 'rpm'],
  [{ ...SPUN, solveFor: 'rpm' }, REQUIRED, 'rcf'],
  [{ ...SPUN, solveFor: 'radius' }, REQUIRED, 'rcf'],
  [{ ...SPUN, radius: Number.NaN }, REQUIRED, 'radius'],
  [{ ...SPUN, maximumRpm: Number.NaN }, 'Invalid input values', 'maximumRpm'],
  [{ ...SPUN, radius: 0 }, POSITIVE, 'radius'],
  [{ ...SPUN, otherRadius: -1 }, POSITIVE, 'otherRadius'],
  [{ ...SPUN, rpm: 200_001 }, SPEED, 'rpm'],
  [{ ...BLANK, solveFor: 'rpm', rcf: 5e6, radius: 100 }, SPEED, 'rcf'],
  [{ ...SPUN, radius: 1000.1 }, RADIUS, 'radius'],
  [{ ...BLANK, solveFor: 'radius', rcf: 16_000, rpm: 3000 }, RADIUS, 'rpm'],
  [{ ...SPUN, minimumRadius: 84 }, MINIMUM, 'minimumRadius'],
  [{ ...SPUN, otherRadius: 1e-320 }, 'Please enter values whose result is not beyond all numbers', 'rpm'],
]);

accepts(formula, [
  [SPUN, { solveFor: 'rcf', rpm: 13_000, radius: 84 }],
  [
    { ...SPUN, rpm: 200_000, radius: 1000 },
    { solveFor: 'rcf', rpm: 200_000, radius: 1000 },
  ],
  // What is solved for is computed, not taken from a box that is no longer shown.
  [
    { ...SPUN, rcf: 5 },
    { solveFor: 'rcf', rpm: 13_000, radius: 84 },
  ],
]);

describe('worked by hand', () => {
  test('a radius of 9.80665 m ÷ ω² has 1 × g', () => {
    const rpm = 60 / (2 * Math.PI);
    expect(computed(formula, { solveFor: 'rcf', rpm, radius: 980.665 }).rcf).toBeCloseTo(0.1 * 0.1 * 10, 12);
  });

  test('a published rotor of 91.9 and 39.5 mm at 70,000 rpm: 504,000 × g and k 44', () => {
    const result = computed(formula, {
      solveFor: 'rcf',
      rpm: 70_000,
      radius: 91.9,
      minimumRadius: 39.5,
      sedimentationCoefficient: 80,
    });
    expect(Math.round(result.rcf / 1000)).toBe(504);
    expect(Math.round(result.kFactor ?? 0)).toBe(44);
    expect(result.pelletingTime).toBeCloseTo((result.kFactor ?? 0) / 80, 12);
    expect(result.rcfAverage).toBeCloseTo((result.rcf + (result.rcfMinimum ?? 0)) / 2, 6);
  });

  test('a pelleting time needs both the smallest radius and the coefficient', () => {
    const result = computed(formula, { solveFor: 'rcf', rpm: 4000, radius: 160, sedimentationCoefficient: 80 });
    expect(Object.keys(result)).toEqual(['rcf', 'rpm', 'radius', 'angularVelocity', 'rcfByRule']);
  });

  test('the limit of the rotor itself is not beyond it', () => {
    const at = { solveFor: 'rcf', rpm: 15_000, radius: 70 } as const;
    expect(computed(formula, { ...at, maximumRpm: 15_000 }).exceedsMaximum).toBe(false);
    expect(computed(formula, { ...at, maximumRpm: 14_999 }).exceedsMaximum).toBe(true);
  });
});

test('each of the three leads back to the others, and the other rotor has the same force', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 100_000, noNaN: true }),
      fc.double({ min: 10, max: 400, noNaN: true }),
      fc.double({ min: 10, max: 400, noNaN: true }),
      (rpm, radius, otherRadius) => {
        const { rcf, otherRpm = 0 } = computed(formula, { solveFor: 'rcf', rpm, radius, otherRadius });
        expect(computed(formula, { solveFor: 'rpm', rcf, radius }).rpm / rpm).toBeCloseTo(1, 12);
        expect(computed(formula, { solveFor: 'radius', rcf, rpm }).radius / radius).toBeCloseTo(1, 12);
        const other = computed(formula, { solveFor: 'rcf', rpm: otherRpm, radius: otherRadius });
        expect(other.rcf / rcf).toBeCloseTo(1, 12);
      },
    ),
  );
});
