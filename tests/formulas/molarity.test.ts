import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type MolarityInput } from '#workers/formulas/molarity.ts';

const BLANK: Candidate<MolarityInput> = {
  mode: 'molarity',
  mass: null,
  molarMass: null,
  volume: null,
  molarity: null,
  c1: null,
  v1: null,
  c2: null,
  v2: null,
};
const typed = (given: Partial<Candidate<MolarityInput>>) => ({ ...BLANK, ...given });
const dilution = (c1: number | null, v1: number | null, c2: number | null, v2: number | null) =>
  typed({ mode: 'dilution', c1, v1, c2, v2 });

describe('validate', () => {
  const missing = 'Please fill in all required fields';
  const notPositive = 'All values must be greater than 0';
  const oneBlank = 'Please leave exactly one field blank';
  const beyond = 'Please enter values whose result is not beyond all numbers';

  refuses(formula, [
    [BLANK, missing, 'mass'],
    [typed({ mode: '' }), missing, 'mass'],
    [typed({ mass: -1, molarMass: 58.44 }), missing, 'volume'],
    [typed({ mass: 1, molarMass: Number.NaN, volume: 1 }), missing, 'molarMass'],
    [typed({ mass: -1, molarMass: 0, volume: 1 }), 'All values must be non-negative', 'mass'],
    [typed({ mass: 1, molarMass: 58.44, volume: 0 }), notPositive, 'volume'],
    [typed({ mode: 'mass', molarity: 0, molarMass: 58.44, volume: 1 }), notPositive, 'molarity'],
    [typed({ mode: 'volume', mass: 1, molarMass: 58.44 }), missing, 'molarity'],
    [typed({ mass: 1e308, molarMass: 1e-10, volume: 1 }), beyond, 'molarMass'],
    [dilution(12, null, null, 1), oneBlank, 'v1'],
    [dilution(12, 1, 1, 1), oneBlank, 'v1'],
    [dilution(12, Number.NaN, null, 1), missing, 'v1'],
    [dilution(0, null, 1, -1), notPositive, 'c1'],
    [dilution(null, 1e-300, 1e300, 1), beyond, 'v1'],
    [dilution(1e300, null, 1e-300, 1e-300), beyond, 'c1'],
  ]);
  accepts(formula, [
    [
      typed({ mass: 0, molarMass: 58.44, volume: 1, c1: 3 }),
      { mode: 'molarity', mass: 0, molarMass: 58.44, volume: 1 },
    ],
    [
      typed({ mode: 'mass', molarity: 0.5, molarMass: 40, volume: 2 }),
      { mode: 'mass', molarity: 0.5, molarMass: 40, volume: 2 },
    ],
    [dilution(12, null, 1, 0.5), { mode: 'dilution', c1: 12, c2: 1, v2: 0.5 }],
  ]);
});

describe('a solution', () => {
  test('9 g of glucose in a quarter of a liter', () => {
    const result = computed(formula, { mode: 'molarity', mass: 9, molarMass: 180.156, volume: 0.25 });
    if (result.mode === 'dilution') throw new Error('a dilution');
    expect(result.moles).toBeCloseTo(0.04995670418970226, 12);
    expect(result.molarity).toBeCloseTo(0.19982681675880903, 12);
    expect(result.massConcentration).toBeCloseTo(36, 10);
    expect([result.mass, result.volume]).toEqual([9, 0.25]);
  });

  test('no solute, no molarity', () => {
    expect(computed(formula, { mode: 'molarity', mass: 0, molarMass: 58.44, volume: 1 })).toMatchObject({
      moles: 0,
      molarity: 0,
    });
  });

  test('mass, molarity and volume lead back to each other', () => {
    const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(positive, positive, positive, (mass, molarMass, volume) => {
        const first = computed(formula, { mode: 'molarity', mass, molarMass, volume });
        if (first.mode === 'dilution') throw new Error('a dilution');
        const { molarity } = first;
        const byMass = computed(formula, { mode: 'mass', molarity, molarMass, volume });
        const byVolume = computed(formula, { mode: 'volume', mass, molarMass, molarity });
        if (byMass.mode === 'dilution' || byVolume.mode === 'dilution') throw new Error('a dilution');
        expect(byMass.mass / mass).toBeCloseTo(1, 12);
        expect(byVolume.volume / volume).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('a dilution', () => {
  test.each([
    ['v1', { c1: 12, c2: 1, v2: 0.6 }, 0.05],
    ['c1', { v1: 0.05, c2: 1, v2: 0.6 }, 12],
    ['c2', { c1: 12, v1: 0.05, v2: 0.6 }, 1],
    ['v2', { c1: 12, v1: 0.05, c2: 1 }, 0.6],
  ] as const)('finds %s', (solved, given, value) => {
    const result = computed(formula, { mode: 'dilution', ...given });
    if (result.mode !== 'dilution') throw new Error('no dilution');
    expect(result.solved).toBe(solved);
    expect(result.value).toBeCloseTo(value, 12);
    expect(result.factor).toBeCloseTo(12, 12);
    expect(result.solventVolume).toBeCloseTo(0.55, 12);
    expect(result.parts[solved]).toBe(result.value);
  });

  test('more concentrated than before: solvent would have to go', () => {
    expect(computed(formula, { mode: 'dilution', c1: 1, v1: 2, c2: 4 })).toMatchObject({
      value: 0.5,
      factor: 0.25,
      solventVolume: -1.5,
    });
  });

  test.each([
    { c1: 0.1, c2: 0.1, v2: 0.2 },
    { c1: 0.1, v1: 0.7, c2: 0.1 },
    { c1: 0.3, v1: 0.1, v2: 0.1 },
  ])('equal on both sides, %j: no solvent', (given) => {
    expect(computed(formula, { mode: 'dilution', ...given })).toMatchObject({ solventVolume: 0 });
  });

  test('a little solvent stays what it is', () => {
    expect(computed(formula, { mode: 'dilution', c1: 1 + 1e-14, v1: 1, c2: 1 })).toMatchObject({
      solventVolume: expect.closeTo(1e-14, 16),
    });
  });
});
