import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { implausibleWeight, weightInKilograms } from '#workers/lib/petWeight.ts';

test('a pound is 0.45359237 kg exactly, a kilogram stays what it is', () => {
  expect(weightInKilograms(1, 'lb')).toBe(0.45359237);
  expect(weightInKilograms(55, 'lb')).toBeCloseTo(24.94758035, 10);
  expect(weightInKilograms(4.5, 'kg')).toBe(4.5);
});

describe('plausible weights', () => {
  test.each([
    ['dog', 0.5, 120, 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)'],
    ['cat', 0.5, 15, 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)'],
  ] as const)('of a %s reach from %d to %d kg, edges included', (species, min, max, refusal) => {
    expect(implausibleWeight(species, min)).toBeNull();
    expect(implausibleWeight(species, max)).toBeNull();
    expect(implausibleWeight(species, min - 0.001)).toBe(refusal);
    expect(implausibleWeight(species, max + 0.001)).toBe(refusal);
    expect(implausibleWeight(species, Number.NaN)).toBe(refusal);
  });

  test('an edge that was entered in pounds is an edge all the same', () => {
    expect(implausibleWeight('dog', weightInKilograms(120 / 0.45359237, 'lb'))).toBeNull();
    expect(implausibleWeight('cat', weightInKilograms(0.5 / 0.45359237, 'lb'))).toBeNull();
  });

  test('what a cat may weigh, a dog may weigh', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 200, noNaN: true }), (kilograms) => {
        if (implausibleWeight('cat', kilograms) === null) expect(implausibleWeight('dog', kilograms)).toBeNull();
      }),
    );
  });
});
