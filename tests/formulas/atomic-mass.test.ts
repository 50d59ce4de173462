import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type MassNumberRow } from '#workers/formulas/atomic-mass.ts';

const chlorine: readonly MassNumberRow[] = [
  { massNumber: 35, abundance: 75.76 },
  { massNumber: 37, abundance: 24.24 },
];
const [light, heavy] = [
  { massNumber: 35, abundance: 75.76 },
  { massNumber: 37, abundance: 24.24 },
];

describe('validate', () => {
  const sum = 'Total abundance must equal 100%';
  const missing = 'Please enter a mass number for every isotope';

  refuses(formula, [
    [{ isotopes: [] }, sum, 'isotopes'],
    [{ isotopes: [{ massNumber: null, abundance: null }] }, sum, 'isotopes.0.abundance'],
    [{ isotopes: [light, { ...heavy, abundance: 24.26 }] }, sum, 'isotopes.1.abundance'],
    [{ isotopes: [light, { ...heavy, abundance: Number.NaN }] }, sum, 'isotopes.1.abundance'],
    [
      {
        isotopes: [
          { ...light, abundance: 101 },
          { ...heavy, abundance: -1 },
        ],
      },
      'Please enter abundances between 0 and 100',
      'isotopes.0.abundance',
    ],
    [{ isotopes: [light, { ...heavy, massNumber: null }] }, missing, 'isotopes.1.massNumber'],
    [{ isotopes: [light, { ...heavy, massNumber: 0 }] }, missing, 'isotopes.1.massNumber'],
    [{ isotopes: [light, heavy, { massNumber: -1, abundance: null }] }, missing, 'isotopes.2.massNumber'],
  ]);
  accepts(formula, [
    [{ isotopes: chlorine }, { isotopes: chlorine }],
    [{ isotopes: [light, { massNumber: null, abundance: null }, heavy] }, { isotopes: chlorine }],
    [{ isotopes: [light, { ...heavy, abundance: 24.25 }] }, { isotopes: [light, { ...heavy, abundance: 24.25 }] }],
  ]);
});

describe('specified mean', () => {
  test('of chlorine, with what each isotope adds', () => {
    const { atomicMass, totalAbundance, isotopes } = computed(formula, { isotopes: chlorine });
    expect(atomicMass).toBeCloseTo(35.4848, 10);
    expect(totalAbundance).toBeCloseTo(100, 10);
    expect(isotopes[0]?.contribution).toBeCloseTo(26.516, 10);
    expect(isotopes[1]?.contribution).toBeCloseTo(8.9688, 10);
  });

  test('is not scaled to 100 %', () => {
    const isotopes = [
      { massNumber: 10, abundance: 19.9 },
      { massNumber: 11, abundance: 80.105 },
    ];
    expect(computed(formula, { isotopes }).atomicMass).toBeCloseTo(10.80155, 10);
  });

  test('does not depend on the order of the rows, and is the sum of what they add', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 294 }), fc.integer({ min: 0, max: 100 })), { minLength: 1 }),
        (pairs) => {
          const isotopes = pairs.map(([massNumber, abundance]) => ({
            massNumber,
            abundance: abundance / pairs.length,
          }));
          const there = computed(formula, { isotopes });
          const back = computed(formula, { isotopes: isotopes.toReversed() });
          expect(back.atomicMass).toBeCloseTo(there.atomicMass, 9);
          expect(back.reference.element).toBe(there.reference.element);
          const added = there.isotopes.reduce((sum, { contribution }) => sum + contribution, 0);
          expect(added).toBeCloseTo(there.atomicMass, 9);
        },
      ),
    );
  });
});

describe('reference', () => {
  test('is the mean of the isotope masses', () => {
    const { reference, isotopes } = computed(formula, { isotopes: chlorine });
    expect(reference.element).toBe('Chlorine');
    expect(reference.atomicMass).toBeCloseTo(35.4529, 4);
    expect(reference.difference).toBeCloseTo(0.0319, 4);
    expect(isotopes[0]?.isotopicMass).toBeCloseTo(34.96885, 5);
  });

  test('a row of abundance 0 does not hide the element', () => {
    const isotopes = [...chlorine, { massNumber: 36, abundance: 0 }];
    const { reference, isotopes: rows } = computed(formula, { isotopes });
    expect(reference.element).toBe('Chlorine');
    expect(rows[2]).toMatchObject({ contribution: 0, isotopicMass: null });
  });

  test.each([[[40]], [[35, 36]], [[34.97]]])('is left open for %j', (massNumbers) => {
    const isotopes = massNumbers.map((massNumber) => ({ massNumber, abundance: 100 / massNumbers.length }));
    expect(computed(formula, { isotopes }).reference).toEqual({ element: null, atomicMass: null, difference: null });
  });
});
