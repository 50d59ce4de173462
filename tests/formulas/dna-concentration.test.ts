import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DnaConcentrationInput } from '#workers/formulas/dna-concentration.ts';

const read: DnaConcentrationInput = {
  a260: 0.65,
  nucleicAcid: 'dsDNA',
  a280: 0.37,
  a320: 0.02,
  dilutionFactor: 10,
  pathLength: 1,
  volume: 50,
};
const filled = { ...read, a280: 0.37, volume: 50 };
const blank = { a260: null, a280: null, a320: null, dilutionFactor: null, pathLength: null, volume: null };

describe('validate', () => {
  const negative = 'Absorbance cannot be negative';
  const required = 'Please fill in all required fields';

  refuses(formula, [
    [{ ...blank, nucleicAcid: 'dsDNA' }, 'Please enter an A260 reading', 'a260'],
    [{ ...filled, a260: Number.NaN, a280: -1 }, 'Please enter an A260 reading', 'a260'],
    [{ ...filled, nucleicAcid: '' }, required, 'nucleicAcid'],
    [{ ...filled, a280: Number.NaN }, required, 'a280', 'This is not a number'],
    [{ ...filled, a320: Number.NaN }, required, 'a320', 'This is not a number'],
    [{ ...filled, a260: -0.1 }, negative, 'a260'],
    [{ ...filled, a280: -0.1, dilutionFactor: 0 }, negative, 'a280'],
    [{ ...filled, a320: -0.1 }, negative, 'a320'],
    [{ ...filled, dilutionFactor: 0.5, pathLength: 0 }, 'Dilution factor must be at least 1', 'dilutionFactor'],
    [{ ...filled, dilutionFactor: Number.NaN }, 'Dilution factor must be at least 1', 'dilutionFactor'],
    [{ ...filled, pathLength: 0, volume: -1 }, 'Path length must be greater than 0', 'pathLength'],
    [{ ...filled, volume: -1, a320: 1 }, 'All values must be non-negative', 'volume'],
    [{ ...filled, volume: Number.NaN }, 'All values must be non-negative', 'volume'],
    [{ ...filled, a320: 0.66 }, 'A320 must not exceed A260', 'a320'],
    [
      { ...filled, a260: 1e300, dilutionFactor: 1e300 },
      'Please enter values whose result is not beyond all numbers',
      'a260',
    ],
  ]);

  accepts(formula, [
    [filled, read],
    [
      { ...blank, a260: 1, nucleicAcid: 'RNA' },
      { a260: 1, nucleicAcid: 'RNA', a320: 0, dilutionFactor: 1, pathLength: 1 },
    ],
  ]);
});

describe('compute', () => {
  const plain = { a260: 1, nucleicAcid: 'dsDNA', a320: 0, dilutionFactor: 1, pathLength: 1 } as const;

  test.each([
    ['dsDNA', 50],
    ['ssDNA', 33],
    ['RNA', 40],
  ] as const)('an absorbance of 1 of %s is %d ng/µL', (nucleicAcid, concentration) => {
    expect(computed(formula, { ...plain, nucleicAcid })).toEqual({
      concentration,
      purity260280: null,
      totalAmount: null,
      netAbsorbance: 1,
      factor: concentration,
    });
  });

  test('background, dilution and volume', () => {
    const result = computed(formula, read);
    expect(result.concentration).toBeCloseTo(315, 10);
    expect(result.purity260280).toBeCloseTo(1.8, 10);
    expect(result.totalAmount).toBeCloseTo(15.75, 10);
  });

  test('no ratio where A280 does not rise above the background', () => {
    expect(computed(formula, { ...read, a280: 0.02 }).purity260280).toBeNull();
    expect(computed(formula, { ...read, a280: 0.01 }).purity260280).toBeNull();
  });

  test('a tenth of the path and a tenfold dilution each raise it tenfold', () => {
    const absorbance = fc.double({ min: 0.01, max: 3, noNaN: true });
    fc.assert(
      fc.property(absorbance, (a260) => {
        const { concentration } = computed(formula, { ...plain, a260 });
        const short = computed(formula, { ...plain, a260, pathLength: 0.1 }).concentration;
        const diluted = computed(formula, { ...plain, a260, dilutionFactor: 10 }).concentration;
        expect(short / concentration).toBeCloseTo(10, 9);
        expect(diluted / concentration).toBeCloseTo(10, 9);
      }),
    );
  });
});
