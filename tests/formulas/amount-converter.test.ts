import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type AmountConverterInput } from '#workers/formulas/amount-converter.ts';

const BLANK = {
  molecule: 'dsdna',
  amount: 100,
  amountUnit: 'ng',
  length: null,
  sequence: '',
  fivePrimePhosphate: false,
  molarMass: null,
  formula: '',
  topology: 'linear',
  volume: null,
} as const;
const DUPLEX = { ...BLANK, length: 1000 } as const;
const INVALID = 'Invalid input values';
const POSITIVE = 'All values must be greater than 0';
const NO_LENGTH = 'Please enter a length, a sequence or a molar mass';

refuses(formula, [
  [{ ...DUPLEX, molecule: '' }, INVALID, 'molecule'],
  [{ ...DUPLEX, amountUnit: '' }, INVALID, 'amountUnit'],
  [{ ...DUPLEX, topology: '' }, INVALID, 'topology'],
  [{ ...DUPLEX, amount: null }, 'Please fill in all required fields', 'amount'],
  [{ ...DUPLEX, volume: Number.NaN }, INVALID, 'volume'],
  [{ ...DUPLEX, amount: -1 }, 'All values must be non-negative', 'amount'],
  [{ ...DUPLEX, length: 0 }, POSITIVE, 'length'],
  [{ ...DUPLEX, molarMass: 0 }, POSITIVE, 'molarMass'],
  [{ ...DUPLEX, volume: 0 }, POSITIVE, 'volume'],
  [{ ...DUPLEX, length: 10.5 }, 'Length must be a whole number', 'length'],
  [BLANK, NO_LENGTH, 'length'],
  [{ ...BLANK, molecule: 'protein', sequence: 'ACGT' }, NO_LENGTH, 'length'],
  [{ ...DUPLEX, molecule: 'compound' }, 'Please enter a formula or a molar mass', 'formula'],
  [{ ...DUPLEX, topology: 'circular', amountUnit: 'pmol-ends' }, 'A circular molecule has no ends', 'amountUnit'],
  [
    { ...DUPLEX, molecule: 'rna', amountUnit: 'pmol-ends' },
    'Ends are counted for double-stranded DNA only',
    'amountUnit',
  ],
  [
    { ...DUPLEX, amount: 1e308, amountUnit: 'mol' },
    'Please enter values whose result is not beyond all numbers',
    'amount',
  ],
]);

test('refuses other letters and unknown elements at their boxes', () => {
  expect(formula.validate({ ...BLANK, molecule: 'ssdna', sequence: 'ACGTX' })).toMatchObject({
    issues: [{ message: 'Invalid sequence. Use only A, T, C, G bases', path: 'sequence' }],
  });
  expect(formula.validate({ ...BLANK, molecule: 'compound', formula: 'Xx' })).toMatchObject({
    issues: [{ message: 'Unknown element: Xx', path: 'formula' }],
  });
});

const ACCEPTED: AmountConverterInput = {
  molecule: 'dsdna',
  amountUnit: 'ng',
  topology: 'linear',
  fivePrimePhosphate: false,
  amount: 100,
  length: 1000,
  sequence: '',
  formula: '',
};

accepts(formula, [
  [DUPLEX, ACCEPTED],
  // What belongs to another molecule is not read.
  [{ ...DUPLEX, sequence: 'XYZ', formula: '??' }, ACCEPTED],
  [
    { ...DUPLEX, molecule: 'ssdna', sequence: ' acgt ', fivePrimePhosphate: true },
    { ...ACCEPTED, molecule: 'ssdna', sequence: 'ACGT', fivePrimePhosphate: true },
  ],
]);

describe('worked by hand', () => {
  const of1000: AmountConverterInput = { ...ACCEPTED, molecule: 'compound', molarMass: 1000, amount: 2 };

  test.each([
    ['pg', 2e-12],
    ['ng', 2e-9],
    ['ug', 2e-6],
    ['mg', 2e-3],
    ['g', 2],
    ['fmol', 2e-12],
    ['pmol', 2e-9],
    ['nmol', 2e-6],
    ['umol', 2e-3],
    ['mmol', 2],
    ['mol', 2000],
    ['molecules', 2000 / 6.02214076e23],
  ] as const)('2 %s of 1000 g/mol', (amountUnit, grams) => {
    const result = computed(formula, { ...of1000, amountUnit, volume: 4 });
    expect(result.grams / grams).toBeCloseTo(1, 12);
    expect((result.moles * 1000) / grams).toBeCloseTo(1, 12);
    expect((result.nanograms * 1e-9) / grams).toBeCloseTo(1, 12);
    expect(result.picomoles / (result.moles * 1e12)).toBeCloseTo(1, 12);
    expect(result.nanogramsPerMicroliter).toBeCloseTo(result.nanograms / 4, 12);
    expect(result.nanomolesPerLiter).toBeCloseTo(result.picomoles * 250, 12);
    expect(result.picomolesOfEnds).toBeNull();
  });

  test.each([
    ['dsdna', 617.96 * 100 + 36.04],
    ['ssdna', 308.97 * 100 + 18.02],
    ['rna', 321.47 * 100 + 18.02],
    ['protein', 11_000],
  ] as const)('%s of 100 units', (molecule, mass) => {
    expect(computed(formula, { ...ACCEPTED, molecule, length: 100 }).molarMass).toBeCloseTo(mass, 9);
  });

  test('a linear duplex has two ends, a circle none', () => {
    const linear = computed(formula, { ...ACCEPTED, amount: 3, amountUnit: 'pmol-ends' });
    expect(linear.picomoles).toBeCloseTo(1.5, 12);
    expect(linear.picomolesOfEnds).toBeCloseTo(3, 12);
    expect(computed(formula, { ...ACCEPTED, topology: 'circular' }).picomolesOfEnds).toBe(0);
  });

  test('rules of thumb are for nucleic acids of known length', () => {
    expect(computed(formula, ACCEPTED).picomolesByRule).toBeCloseTo(100_000 / 650_000, 12);
    expect(computed(formula, { ...ACCEPTED, amountUnit: 'pmol' }).nanogramsByRule).toBeCloseTo(65_000, 9);
    const { length: _, ...noLength } = { ...ACCEPTED, molarMass: 5000 };
    expect(computed(formula, noLength)).not.toHaveProperty('picomolesByRule');
    expect(computed(formula, { ...ACCEPTED, molecule: 'protein' })).not.toHaveProperty('picomolesByRule');
  });
});

test('there and back is the same', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e4, noNaN: true }), fc.integer({ min: 1, max: 1e6 }), (amount, length) => {
      const { picomoles } = computed(formula, { ...ACCEPTED, amount, length });
      const back = computed(formula, { ...ACCEPTED, amount: picomoles, amountUnit: 'pmol', length });
      expect(back.nanograms / amount).toBeCloseTo(1, 12);
    }),
  );
});
