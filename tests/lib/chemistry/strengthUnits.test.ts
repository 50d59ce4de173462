import { describe, expect, test } from 'vitest';
import {
  areAlike,
  gramsPerLiter,
  isByMass,
  isStrengthUnit,
  missingFor,
  type StrengthUnit,
} from '#workers/lib/chemistry/strengthUnits.ts';

const SALT = { molarMass: 58.44, density: 1.1 } as const;
const UNKNOWN = { molarMass: null, density: null } as const;

describe('one of a unit in grams in a liter', () => {
  test.each([
    ['M', 58.44],
    ['mM', 0.05844],
    ['uM', 5.844e-5],
    ['nM', 5.844e-8],
    ['g-per-l', 1],
    ['mg-per-ml', 1],
    ['ug-per-ml', 1e-3],
    ['ng-per-ml', 1e-6],
    ['percent-wv', 10],
    ['percent-ww', 11],
  ] as const)('%s', (unit, grams) => {
    expect(gramsPerLiter(unit, SALT)).toBeCloseTo(grams, 12);
    expect(isByMass(unit)).toBe(true);
  });
});

test('what is missing', () => {
  const missing = (unit: StrengthUnit) => missingFor(unit, UNKNOWN);
  expect([missing('uM'), missing('percent-ww'), missing('mg-per-ml'), missing('x')]).toEqual([
    'molar mass',
    'density',
    null,
    null,
  ]);
  expect(() => gramsPerLiter('M', UNKNOWN)).toThrow();
});

test('units that are alike, and units that are none', () => {
  expect(areAlike('M', 'nM')).toBe(true);
  expect(areAlike('M', 'g-per-l')).toBe(false);
  expect(isByMass('x') || isByMass('percent-vv')).toBe(false);
  expect(isStrengthUnit('toString')).toBe(false);
});
