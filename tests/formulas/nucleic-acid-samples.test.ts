import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type NucleicAcidSamplesInput } from '#workers/formulas/nucleic-acid-samples.ts';

const input: NucleicAcidSamplesInput = {
  data: 'A\t0.5\t0.27\t0.24\t0.01\nB\t0.3',
  decimalMark: 'point',
  nucleicAcid: 'dsDNA',
  dilutionFactor: 1,
  pathLength: 1,
};
const blank: Candidate<NucleicAcidSamplesInput> = { ...input, length: null };
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, nucleicAcid: '' }, required, 'nucleicAcid'],
    [{ ...blank, data: '' }, required, 'data'],
    [{ ...blank, data: 'A\t0.5\nB\tx' }, 'Line 2: "x" is not a number', 'data'],
    [{ ...blank, data: 'A\t\t0.5' }, 'Line 1: please give a name and A260', 'data'],
    [{ ...blank, data: 'A\t1\t1\t1\t0\t9' }, 'Line 1 has more cells than name, A260, A280, A230 and A320', 'data'],
    [{ ...blank, data: 'A\t-1' }, 'Line 1: absorbance cannot be negative', 'data'],
    [{ ...blank, data: 'A\t0.1\t0\t0\t0.2' }, 'Line 1: A320 must not exceed A260', 'data'],
    [{ ...blank, dilutionFactor: 0.5 }, 'Dilution factor must be at least 1', 'dilutionFactor'],
    [{ ...blank, pathLength: 0 }, 'Path length must be greater than 0', 'pathLength'],
    [{ ...blank, length: 0 }, 'Length must be greater than 0', 'length'],
    [{ ...blank, length: Number.NaN }, 'Invalid input values', 'length'],
  ]);
  accepts(formula, [
    [{ ...blank, dilutionFactor: null, pathLength: null }, input],
    [
      { ...blank, length: 20 },
      { ...input, length: 20 },
    ],
  ]);
});

describe('compute', () => {
  test('by hand, background taken off everywhere; what was not read has no ratio', () => {
    const { samples } = computed(formula, input);
    expect(samples[0]?.concentration).toBeCloseTo(24.5, 12);
    expect(samples[0]?.ratio280).toBeCloseTo(0.49 / 0.26, 12);
    expect(samples[0]?.ratio230).toBeCloseTo(0.49 / 0.23, 12);
    expect(samples[1]).toMatchObject({ ratio280: null, ratio230: null, molarity: null, copiesPerMicroliter: null });
  });

  test('an absorbance at the background has no ratio', () => {
    const { samples } = computed(formula, { ...input, data: 'A\t0.5\t0.1\t0.05\t0.1' });
    expect([samples[0]?.ratio280, samples[0]?.ratio230]).toEqual([null, null]);
  });

  test('a line of headings is left out, and a sample without a name is called after its line', () => {
    expect(computed(formula, { ...input, data: 'sample\tA260\n\t0.2' }).samples.map(({ name }) => name)).toEqual([
      'Line 2',
    ]);
  });
});
