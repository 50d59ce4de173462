import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandAt, deciding, GRAMS_PER_UNIT, roundedUp, showable } from '#workers/lib/animals/poisonDose.ts';
import { KG_PER_UNIT } from '#workers/lib/mathematics/imperialUnits.ts';
import { CHOCOLATE_BANDS } from '#workers/reference/chocolate.ts';

test('pounds and ounces are those of the law', () => {
  expect(KG_PER_UNIT).toEqual({ kg: 1, lb: 0.45359237 });
  expect(GRAMS_PER_UNIT).toEqual({ g: 1, oz: 28.349523125 });
  expect(KG_PER_UNIT.lb * 1000).toBeCloseTo(16 * GRAMS_PER_UNIT.oz, 10);
});

describe('rounding up', () => {
  test.each([
    [11.5, 1, 11.5],
    [11.51, 1, 11.6],
    [11.500000001, 1, 11.6],
    [477, 0, 477],
    [476.27, 0, 477],
    [0.857142, 2, 0.86],
    // A rounding error is not a further step: 0.1 + 0.2.
    [0.30000000000000004, 1, 0.3],
    [1e-300, 1, 0.1],
    [1e-12, 0, 1],
    [Number.MIN_VALUE, 2, 0.01],
  ])('%d to %d decimals is %d', (amount, decimals, rounded) => {
    expect(roundedUp(amount, decimals)).toBe(rounded);
  });

  test('leaves alone what has no decimals to round', () => {
    expect(roundedUp(Number.MAX_VALUE, 2)).toBe(Number.MAX_VALUE);
  });

  test('is never below the amount, and less than one step above it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 2 }),
        (amount, decimals) => {
          const step = 10 ** -decimals;
          expect(roundedUp(amount, decimals)).toBeGreaterThanOrEqual(amount - 1e-9);
          expect(roundedUp(amount, decimals)).toBeLessThanOrEqual(amount + step);
        },
      ),
    );
  });
});

test.each([
  [4.95, 1, 5],
  [5, 1, 5],
  [4.9, 1, 4.9],
  [0.04, 1, 0.1],
  // The tolerance of rounding up does not lose anything either.
  [5.00000000001, 1, 5.00000000001],
  [Number.MAX_VALUE, 1, Number.MAX_VALUE],
])('of %d with %d decimals, %d decides', (amount, decimals, decisive) => {
  expect(deciding(amount, decimals)).toBe(decisive);
});

test('an amount beyond the range of a double becomes one that can be shown', () => {
  expect(showable(Number.POSITIVE_INFINITY)).toBe(Number.MAX_VALUE);
  expect(showable(0)).toBe(Number.MIN_VALUE);
  expect(showable(3.5)).toBe(3.5);
});

describe('bands', () => {
  test.each([
    [Number.MIN_VALUE, 'low'],
    [19.99, 'low'],
    [20, 'mild'],
    [19.9999999999, 'mild'],
    [99.9, 'seizure'],
    [Number.MAX_VALUE, 'lethal'],
  ])('%d is %s', (dose, level) => {
    expect(bandAt(dose, CHOCOLATE_BANDS).level).toBe(level);
  });

  test('a dose that is not a number is a bug, not a low dose', () => {
    expect(() => bandAt(Number.NaN, CHOCOLATE_BANDS)).toThrow('No band');
  });
});
