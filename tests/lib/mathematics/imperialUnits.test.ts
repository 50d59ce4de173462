import { describe, expect, test } from 'vitest';
import { inCentimetres, inKilograms, isWeightUnit } from '#workers/lib/mathematics/imperialUnits.ts';

describe('units', () => {
  test('of weight: a hundred pounds are 45.359237 kg, and kilograms stay as they are', () => {
    expect(inKilograms(100, 'lb')).toBeCloseTo(45.359237, 12);
    expect(inKilograms(100, 'kg')).toBe(100);
  });

  test('of weight: two of them, and no others', () => {
    expect(['kg', 'lb', 'KG', 'g', '', 'constructor'].filter(isWeightUnit)).toEqual(['kg', 'lb']);
  });

  test('of length: ten inches are 25.4 cm, and centimeters are unchanged', () => {
    expect(inCentimetres(10, 'in')).toBe(25.4);
    expect(inCentimetres(10, 'cm')).toBe(10);
  });
});
