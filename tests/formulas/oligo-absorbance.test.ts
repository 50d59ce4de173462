/** Oligos by their letters. Numbers against exact fractions: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type OligoAbsorbanceInput } from '#workers/formulas/oligo-absorbance.ts';

const input: OligoAbsorbanceInput = {
  letters: 'ACGT',
  nucleicAcid: 'DNA',
  labels: 0,
  dilutionFactor: 1,
  pathLength: 1,
};
const blank: Candidate<OligoAbsorbanceInput> = { ...input, a260: null, volume: null };
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, nucleicAcid: '' }, required, 'nucleicAcid'],
    [{ ...blank, letters: ' ' }, required, 'letters'],
    [{ ...blank, letters: 'A'.repeat(1001) }, 'Please enter at most 1000 nucleotides', 'letters'],
    [
      { ...blank, letters: 'ACGN', nucleicAcid: 'RNA' },
      'Invalid sequence. Use only A, U, C, G bases',
      'letters',
      'Base 4 is “N”',
    ],
    [{ ...blank, labels: -1 }, 'Absorption of labels cannot be negative', 'labels'],
    [{ ...blank, a260: Number.NaN }, 'Invalid input values', 'a260'],
    [{ ...blank, a260: -1 }, 'Absorbance cannot be negative', 'a260'],
    [{ ...blank, dilutionFactor: 0.5 }, 'Dilution factor must be at least 1', 'dilutionFactor'],
    [{ ...blank, pathLength: 0 }, 'Path length must be greater than 0', 'pathLength'],
    [{ ...blank, volume: Number.NaN }, 'Invalid input values', 'volume'],
    [{ ...blank, volume: 0 }, 'Volume must be greater than 0', 'volume'],
  ]);
  accepts(formula, [
    [{ ...blank, letters: '5′-acg t-3′', labels: null, dilutionFactor: null, pathLength: null }, input],
    [
      { ...blank, a260: 0.5, volume: 10 },
      { ...input, a260: 0.5, volume: 10 },
    ],
  ]);

  test('N in DNA is refused with its place', () => {
    expect(formula.validate({ ...blank, letters: 'ACN' })).toMatchObject({
      ok: false,
      issues: [{ message: 'Invalid sequence. Use only A, T, C, G bases', path: 'letters' }],
    });
  });

  test('U in DNA may be meant as RNA or as T', () => {
    expect(formula.validate({ ...blank, letters: 'ACGU' })).toEqual({
      ok: false,
      issues: [
        {
          message: 'DNA has T where RNA has U',
          path: 'letters',
          place: 'Base 4 is “U”',
          remedies: [
            { label: 'Take it as RNA', field: 'nucleicAcid', value: 'RNA' },
            { label: 'Read U as T', field: 'letters', value: 'ACGT' },
          ],
        },
      ],
    });
  });

  test('letters of both can only be respelled', () => {
    const verdict = formula.validate({ ...blank, letters: 'TTU', nucleicAcid: 'RNA' });
    expect(verdict.ok || verdict.issues[0]?.remedies).toEqual([
      { label: 'Read T as U', field: 'letters', value: 'UUU' },
    ]);
  });
});

describe('compute', () => {
  test('by hand: 40.3 thousand absorb 0.403 at 10 µM', () => {
    const result = computed(formula, { ...input, a260: 0.403, volume: 500 });
    expect(result.coefficient).toBeCloseTo(40_300, 6);
    expect(result.molarity).toBeCloseTo(10, 9);
    expect(result.amount).toBeCloseTo(5, 9);
  });

  test('labels absorb as well', () => {
    expect(computed(formula, { ...input, labels: 1000 }).coefficient).toBeCloseTo(41_300, 6);
  });

  test('without an absorbance there is no concentration', () => {
    expect(computed(formula, input)).toMatchObject({
      length: 4,
      molarity: null,
      concentration: null,
      amount: null,
      mass: null,
    });
  });
});
