import { describe, expect, test } from 'vitest';
import { isDosedWeight, isDosedWeightUnit, isWithinWeights, weightInKilograms } from '#workers/lib/dosedWeight.ts';

const LIMITS = { min: 1, max: 100 };

test('a pound is 0.45359237 kg exactly', () => {
  expect(weightInKilograms(1, 'lb')).toBe(0.45359237);
  expect(weightInKilograms(100, 'lb')).toBeCloseTo(45.359237, 12);
  expect(weightInKilograms(12.5, 'kg')).toBe(12.5);
});

test.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY])('%d is no weight', (weight) => {
  expect(isDosedWeight(weight)).toBe(false);
});

test('a small weight is one: whether an amount is shown for it is asked later', () => {
  expect(isDosedWeight(0.001)).toBe(true);
});

test.each([
  ['kg', true],
  ['lb', true],
  ['', false],
  ['g', false],
  ['toString', false],
])("'%s' as a unit: %s", (unit, expected) => {
  expect(isDosedWeightUnit(unit)).toBe(expected);
});

describe('the limits of a weight', () => {
  test.each([
    [1, true],
    [100, true],
    [0.999_999, false],
    [100.000_001, false],
  ])('%d kg within 1 to 100 kg: %s', (kilograms, expected) => {
    expect(isWithinWeights(kilograms, LIMITS)).toBe(expected);
  });

  test('a limit that was entered in pounds counts as that limit', () => {
    expect(isWithinWeights(weightInKilograms(1 / 0.45359237, 'lb'), LIMITS)).toBe(true);
    expect(isWithinWeights(weightInKilograms(100 / 0.45359237, 'lb'), LIMITS)).toBe(true);
  });
});
