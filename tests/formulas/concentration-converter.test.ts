import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type ConcentrationUnit } from '#workers/formulas/concentration-converter.ts';

const SALINE = {
  concentration: 0.9,
  unit: 'percent-wv',
  formula: 'NaCl',
  molarMass: null,
  density: null,
  charge: null,
  particles: null,
  osmoticCoefficient: null,
} as const;
const INVALID = 'Invalid input values';
const CHARGE = 'Charge must be a whole number between 1 and 8';
const PARTICLES = 'Particles must be a whole number between 1 and 10';
const COEFFICIENT = 'Osmotic coefficient must be above 0 and at most 1.5';
const NEEDS_MASS = 'Please enter a molar mass or a formula to convert between mass and amount';
const TOO_MUCH = 'The solute would weigh as much as the solution or more. Check the concentration and the density';

const BEYOND = 'Please enter values whose result is not beyond all numbers';

refuses(formula, [
  [{ ...SALINE, unit: '' }, INVALID, 'unit'],
  [{ ...SALINE, concentration: null }, 'Please fill in all required fields', 'concentration'],
  [{ ...SALINE, density: Number.NaN }, INVALID, 'density'],
  [{ ...SALINE, concentration: -1 }, 'All values must be non-negative', 'concentration'],
  [{ ...SALINE, molarMass: 0 }, 'All values must be greater than 0', 'molarMass'],
  [{ ...SALINE, density: 0 }, 'Density must be greater than 0', 'density'],
  [{ ...SALINE, charge: 0 }, CHARGE, 'charge'],
  [{ ...SALINE, charge: 1.5 }, CHARGE, 'charge'],
  [{ ...SALINE, charge: 9 }, CHARGE, 'charge'],
  [{ ...SALINE, particles: 11 }, PARTICLES, 'particles'],
  [{ ...SALINE, osmoticCoefficient: 0 }, COEFFICIENT, 'osmoticCoefficient'],
  [{ ...SALINE, osmoticCoefficient: 1.6 }, COEFFICIENT, 'osmoticCoefficient'],
  [{ ...SALINE, formula: '', unit: 'mol-per-kg' }, NEEDS_MASS, 'molarMass'],
  [{ ...SALINE, unit: 'meq-per-l' }, 'Please enter the charge to convert equivalents', 'charge'],
  [{ ...SALINE, unit: 'mosm-per-l' }, 'Please enter the particles per formula unit to convert osmoles', 'particles'],
  [{ ...SALINE, concentration: 100, unit: 'percent-ww' }, TOO_MUCH, 'concentration'],
  [{ ...SALINE, concentration: 18, unit: 'mol-per-l' }, TOO_MUCH, 'concentration'],
  [{ ...SALINE, formula: '', concentration: 1e308, unit: 'mol-per-l', charge: 8 }, BEYOND, 'concentration'],
  // Beyond them in pmol/L, the smallest unit in which it is shown.
  [{ ...SALINE, concentration: 1, unit: 'ppm', molarMass: 1e-300 }, BEYOND, 'concentration'],
]);

test('refuses an element that does not exist, in the words of the reader of formulas', () => {
  expect(formula.validate({ ...SALINE, formula: 'Xx' })).toMatchObject({
    issues: [{ message: 'Unknown element: Xx', path: 'formula' }],
  });
});

accepts(formula, [
  [SALINE, { concentration: 0.9, unit: 'percent-wv', formula: 'NaCl' }],
  [
    { ...SALINE, molarMass: 58.44, charge: 8, particles: 10, osmoticCoefficient: 1.5 },
    {
      concentration: 0.9,
      unit: 'percent-wv',
      formula: '',
      molarMass: 58.44,
      charge: 8,
      particles: 10,
      osmoticCoefficient: 1.5,
    },
  ],
  [
    { ...SALINE, concentration: 0, formula: '' },
    { concentration: 0, unit: 'percent-wv', formula: '' },
  ],
]);

describe('worked by hand', () => {
  const of100 = { formula: '', molarMass: 100 } as const;

  test.each([
    ['mol-per-l', 0.2],
    ['mmol-per-l', 200],
    ['umol-per-l', 2e5],
    ['nmol-per-l', 2e8],
    ['pmol-per-l', 2e11],
    ['g-per-l', 20],
    ['mg-per-ml', 20],
    ['mg-per-l', 2e4],
    ['mg-per-dl', 2000],
    ['ug-per-ml', 2e4],
    ['ug-per-l', 2e7],
    ['ng-per-ul', 2e4],
    ['ng-per-ml', 2e7],
    ['percent-wv', 2],
    ['percent-ww', 1.6],
    ['ppm', 16_000],
    ['ppb', 1.6e7],
    ['ppt', 1.6e10],
    ['mol-per-kg', 200 / 1230],
    ['meq-per-l', 400],
    ['mosm-per-l', 540],
  ] as const)('20 g/L of 100 g/mol at 1.25 g/mL, two charges, three particles: %s', (unit, concentration) => {
    const rest = { density: 1.25, charge: 2, particles: 3, osmoticCoefficient: 0.9 };
    const result = computed(formula, { ...of100, concentration, unit, ...rest });
    const expected = {
      molesPerLiter: 0.2,
      gramsPerLiter: 20,
      milligramsPerMilliliter: 20,
      milligramsPerDeciliter: 2000,
      percentWeightPerVolume: 2,
      percentByMass: 1.6,
      partsPerMillion: 16_000,
      partsPerBillion: 1.6e7,
      molality: 200 / 1230,
      milliequivalentsPerLiter: 400,
      milliosmolesPerLiter: 540,
    };
    for (const [key, value] of Object.entries(expected))
      expect((result[key as keyof typeof expected] ?? 0) / value).toBeCloseTo(1, 12);
  });
});

test('mass units do without a molar mass, and there and back is the same', () => {
  const units: readonly ConcentrationUnit[] = ['g-per-l', 'percent-ww', 'ppm', 'percent-wv'];
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.double({ min: 0, max: 50, noNaN: true }), (unit, concentration) => {
      const result = computed(formula, { concentration, unit, formula: '' });
      expect(result.molesPerLiter).toBeNull();
      const back = computed(formula, { concentration: result.gramsPerLiter ?? 0, unit: 'g-per-l', formula: '' });
      expect(back.percentByMass).toBeCloseTo(result.percentByMass ?? Number.NaN, 12);
    }),
  );
});
