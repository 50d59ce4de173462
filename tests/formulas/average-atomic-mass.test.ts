import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { weightRange } from '#workers/formulas/average-atomic-mass.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

const light = { mass: 34.96885, abundance: 75.76 };
const heavy = { mass: 36.9659, abundance: 24.24 };
const chlorine = [light, heavy];

describe('validate', () => {
  const sum = 'Total abundance must equal 100%';
  const missing = 'Please enter a mass for every isotope';

  refuses(formula, [
    [{ isotopes: [{ mass: null, abundance: null }] }, sum, 'isotopes.0.abundance'],
    [{ isotopes: [light, { ...heavy, abundance: 24.242 }] }, sum, 'isotopes.1.abundance'],
    [{ isotopes: [light, { ...heavy, abundance: Number.NaN }] }, sum, 'isotopes.1.abundance'],
    [
      {
        isotopes: [
          { ...light, abundance: -1 },
          { ...heavy, abundance: 101 },
        ],
      },
      'Please enter abundances between 0 and 100',
      'isotopes.0.abundance',
    ],
    [{ isotopes: [{ ...light, mass: null }, heavy] }, missing, 'isotopes.0.mass'],
    [{ isotopes: [{ ...light, mass: Number.NaN }, heavy] }, missing, 'isotopes.0.mass'],
  ]);
  accepts(formula, [
    [{ isotopes: chlorine }, { isotopes: chlorine }],
    [{ isotopes: [light, { ...heavy, abundance: 24.241 }] }, { isotopes: [light, { ...heavy, abundance: 24.241 }] }],
  ]);
});

describe('average', () => {
  test('of chlorine', () => {
    const { averageAtomicMass, totalAbundance, isotopes } = computed(formula, { isotopes: chlorine });
    expect(averageAtomicMass).toBeCloseTo(35.45293492, 10);
    expect(totalAbundance).toBeCloseTo(100, 10);
    expect(isotopes.map(({ contribution }) => contribution).reduce((sum, each) => sum + each, 0)).toBeCloseTo(
      averageAtomicMass,
      12,
    );
  });

  test('of two isotopes gives back the share of the heavier one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 250, noNaN: true }),
        fc.double({ min: 0.5, max: 5, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (mass, apart, share) => {
          const isotopes = [
            { mass, abundance: 100 - share },
            { mass: mass + apart, abundance: share },
          ];
          const { averageAtomicMass } = computed(formula, { isotopes });
          expect((100 * (averageAtomicMass - mass)) / apart).toBeCloseTo(share, 6);
        },
      ),
    );
  });
});

describe('reference', () => {
  test('is the standard weight of the element that has these isotopes', () => {
    expect(computed(formula, { isotopes: chlorine }).reference).toEqual({
      element: 'Chlorine',
      standardAtomicWeight: 35.45,
      range: { min: 35.446, max: 35.457 },
    });
  });

  test('is not known for whole mass numbers', () => {
    const isotopes = [
      { mass: 35, abundance: 75.76 },
      { mass: 37, abundance: 24.24 },
    ];
    expect(computed(formula, { isotopes }).reference).toEqual({
      element: null,
      standardAtomicWeight: null,
      range: { min: null, max: null },
    });
  });

  test('ignores a row of abundance 0', () => {
    const isotopes = [...chlorine, { mass: 36, abundance: 0 }];
    expect(computed(formula, { isotopes }).reference.element).toBe('Chlorine');
  });
});

describe('the range of a standard weight', () => {
  test('of an interval is given as published', () => {
    expect(weightRange(ELEMENTS.Pb)).toEqual({ min: 206.14, max: 207.94 });
  });

  test('of an uncertainty goes to either side', () => {
    const range = weightRange(ELEMENTS.Cu);
    expect(range?.min).toBeCloseTo(63.543, 9);
    expect(range?.max).toBeCloseTo(63.549, 9);
  });

  test('is unknown for an element without a standard weight', () => {
    expect(weightRange(ELEMENTS.Tc)).toBeNull();
  });
});
