import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type ProteinConcentrationInput } from '#workers/formulas/protein-concentration.ts';

const blank = {
  absorbance280: null,
  absorbance260: null,
  molarExtinction: null,
  molecularWeight: null,
  standards: [],
  concentrationUnit: 'mg/mL',
  absorbance: null,
  dilutionFactor: null,
  pathLength: null,
} as const;
const unused = {
  absorbance280: 0,
  absorbance260: 0,
  molarExtinction: 0,
  molecularWeight: 0,
  standards: [],
  concentrationUnit: 'mg/mL',
  absorbance: 0,
  dilutionFactor: 1,
  pathLength: 1,
} as const;

const lysozyme = {
  ...blank,
  method: 'molar-extinction',
  absorbance280: 0.95,
  molarExtinction: 37970,
  molecularWeight: 14313,
} as const;
const extract = { ...blank, method: 'warburg-christian', absorbance280: 0.6, absorbance260: 0.4 } as const;
const standardsOf = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([concentration, absorbance]) => ({ concentration, absorbance }));
const bca = {
  ...blank,
  method: 'standard-curve',
  standards: standardsOf([0, 0.05], [0.25, 0.21], [0.5, 0.36], [1, 0.68], [2, 1.31]),
  absorbance: 0.5,
} as const;
const bcaInput: ProteinConcentrationInput = { ...unused, ...bca, dilutionFactor: 1, pathLength: 1, ...numbers(bca) };

/** A candidate with its blank inputs set to 0. */
function numbers({ absorbance280, absorbance260, molarExtinction, molecularWeight }: typeof bca) {
  return {
    absorbance280: absorbance280 ?? 0,
    absorbance260: absorbance260 ?? 0,
    molarExtinction: molarExtinction ?? 0,
    molecularWeight: molecularWeight ?? 0,
  };
}

const required = 'Please fill in all required fields';
const positive = 'All values must be greater than 0';
const negative = 'Absorbance cannot be negative';
const beyond = 'Please enter values whose result is not beyond all numbers';

describe('molar extinction', () => {
  refuses(formula, [
    [{ ...lysozyme, method: '' }, required, 'method'],
    [{ ...lysozyme, method: 'bradford' as 'standard-curve' }, required, 'method'],
    [{ ...lysozyme, absorbance280: null, molarExtinction: 0 }, required, 'absorbance280'],
    [{ ...lysozyme, molarExtinction: Number.NaN }, required, 'molarExtinction'],
    [{ ...lysozyme, absorbance280: -1, molecularWeight: null }, required, 'molecularWeight'],
    [{ ...lysozyme, absorbance280: -1, dilutionFactor: 0 }, negative, 'absorbance280'],
    [{ ...lysozyme, dilutionFactor: 0 }, positive, 'dilutionFactor'],
    [{ ...lysozyme, pathLength: Number.NaN }, positive, 'pathLength'],
    [{ ...lysozyme, molarExtinction: 0 }, positive, 'molarExtinction'],
    [{ ...lysozyme, molecularWeight: -1 }, positive, 'molecularWeight'],
    [{ ...lysozyme, molarExtinction: 1e-310 }, beyond, 'absorbance280'],
  ]);

  accepts(formula, [
    [
      lysozyme,
      {
        ...unused,
        method: 'molar-extinction',
        absorbance280: 0.95,
        molarExtinction: 37970,
        molecularWeight: 14313,
      },
    ],
  ]);

  test('lysozyme, diluted fivefold in a path of half a centimetre', () => {
    const input: ProteinConcentrationInput = {
      ...unused,
      method: 'molar-extinction',
      absorbance280: 0.95,
      molarExtinction: 37970,
      molecularWeight: 14313,
    };
    const result = computed(formula, input);
    expect(result.molarConcentration).toBeCloseTo(2.501975243613379e-5, 15);
    expect(result.massConcentration).toBeCloseTo(0.3581077166183829, 12);
    expect(result).toMatchObject({ slope: null, extrapolated: null, fitted: [] });
    const other = computed(formula, { ...input, dilutionFactor: 5, pathLength: 0.5 });
    expect(other.massConcentration).toBeCloseTo(3.581077166183829, 11);
  });
});

describe('Warburg–Christian', () => {
  refuses(formula, [
    [{ ...extract, absorbance260: null }, required, 'absorbance260'],
    [{ ...extract, absorbance280: -1, absorbance260: -1 }, negative, 'absorbance280'],
    [{ ...extract, absorbance260: -1 }, negative, 'absorbance260'],
    [{ ...extract, dilutionFactor: -2 }, positive, 'dilutionFactor'],
  ]);

  test('0.6 and 0.4 are 0.626 mg/mL; with nucleic acid alone it falls below zero', () => {
    const input: ProteinConcentrationInput = {
      ...unused,
      method: 'warburg-christian',
      absorbance280: 0.6,
      absorbance260: 0.4,
    };
    const result = computed(formula, input);
    expect(result.massConcentration).toBeCloseTo(0.626, 12);
    expect(result.molarConcentration).toBeNull();
    expect(computed(formula, { ...input, dilutionFactor: 10 }).massConcentration).toBeCloseTo(6.26, 11);
    expect(computed(formula, { ...input, absorbance260: 1.3 }).massConcentration).toBeCloseTo(-0.058, 12);
  });
});

describe('standard curve', () => {
  const [first, second] = [
    { concentration: 0, absorbance: 0 },
    { concentration: 1, absorbance: 0.5 },
  ];
  const curve = (...pairs: readonly (readonly [concentration: number, absorbance: number])[]) =>
    pairs.map(([concentration, absorbance]) => ({ concentration, absorbance }));
  const two = 'Please enter at least two different standards';
  const level = 'Standard curve has no slope';

  refuses(formula, [
    [{ ...bca, standards: [first, { concentration: 1, absorbance: null }] }, required, 'standards.1.absorbance'],
    [
      { ...bca, standards: [first, { concentration: Number.NaN, absorbance: 1 }] },
      required,
      'standards.1.concentration',
    ],
    [{ ...bca, absorbance: null }, required, 'absorbance'],
    [{ ...bca, concentrationUnit: '' }, required, 'concentrationUnit'],
    [{ ...bca, concentrationUnit: 'g/L' as 'mg/mL' }, required, 'concentrationUnit'],
    [{ ...bca, standards: [first, { concentration: 1, absorbance: -1 }] }, negative, 'standards.1.absorbance'],
    [
      { ...bca, standards: [first, { concentration: -1, absorbance: 1 }] },
      'All values must be non-negative',
      'standards.1.concentration',
    ],
    [{ ...bca, absorbance: -0.1, dilutionFactor: 0 }, negative, 'absorbance'],
    [{ ...bca, dilutionFactor: 0, standards: [] }, positive, 'dilutionFactor'],
    [{ ...bca, standards: [second] }, two, 'standards'],
    [{ ...bca, standards: [second, { ...second, absorbance: 0.6 }] }, two, 'standards'],
    [{ ...bca, standards: [first, { ...second, absorbance: 0 }] }, level, 'standards'],
    [{ ...bca, standards: curve([1, 0.1], [2, 0.1], [4, 0.1]) }, level, 'standards'],
    [{ ...bca, standards: curve([0.1, 0.4], [0.2, 0.1], [0.3, 0.4]) }, level, 'standards'],
    [{ ...bca, dilutionFactor: 1e308, absorbance: 1e308 }, beyond, 'absorbance'],
  ]);

  accepts(formula, [[{ ...bca, standards: [...bca.standards, { concentration: null, absorbance: null }] }, bcaInput]]);

  test('five BCA standards', () => {
    const result = computed(formula, bcaInput);
    expect(result.slope).toBeCloseTo(0.63, 12);
    expect(result.intercept).toBeCloseTo(0.0495, 12);
    expect(result.rSquared).toBeCloseTo(0.9999697665981376, 12);
    expect(result.massConcentration).toBeCloseTo(0.7150793650793651, 12);
    expect(result.extrapolated).toBe(false);
    expect(result.fitted.map(({ residual }) => residual)).toEqual(
      [0.0005, 0.003, -0.0045, 0.0005, 0.0005].map((residual) => expect.closeTo(residual, 12)),
    );
  });

  test.each([
    [0.9, true],
    [0.5, false],
    [0, false],
  ])('a reading of %d between standards read as 0 and 0.5: extrapolated %s', (absorbance, extrapolated) => {
    const result = computed(formula, { ...bcaInput, standards: [first, second], absorbance, dilutionFactor: 5 });
    expect(result).toMatchObject({ extrapolated, assayConcentration: absorbance / 0.5 });
    expect(result.massConcentration).toBeCloseTo(absorbance * 10, 12);
  });

  test('a standard read as a sample of a straight curve is found again, and is never extrapolated', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 8 }),
        fc.double({ min: 0.01, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (concentrations, slope, base) => {
          const standards = standardsOf(...concentrations.map((each) => [each, base + slope * each] as const));
          for (const { concentration, absorbance } of standards) {
            const result = computed(formula, { ...bcaInput, standards, absorbance });
            expect(result.massConcentration).toBeCloseTo(concentration, 6);
            expect(result.extrapolated).toBe(false);
          }
        },
      ),
    );
  });
});
