import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type ProteinAbsorbanceInput } from '#workers/formulas/protein-absorbance.ts';

const input: ProteinAbsorbanceInput = {
  a205: 0.5,
  a280: 0.4,
  scatter: 'none',
  a320: 0,
  a350: 0,
  dilution205: 1,
  dilution280: 1,
  pathLength: 1,
};
const blank: Candidate<ProteinAbsorbanceInput> = {
  ...input,
  a205: 0.5,
  a280: 0.4,
  a320: null,
  a350: null,
  dilution205: null,
  dilution280: null,
  pathLength: null,
  extinction280: null,
};
const required = 'Please fill in all required fields';
const positive = 'All values must be greater than 0';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, scatter: '' }, required, 'scatter'],
    [{ ...blank, a205: Number.NaN }, required, 'a205'],
    [{ ...blank, a205: null, a280: null }, 'Please enter A205, A280 or both', 'a205'],
    [{ ...blank, a280: null, scatter: 'subtract' }, 'The correction is of A280: please enter it', 'a280'],
    [{ ...blank, scatter: 'rayleigh' }, required, 'a320'],
    [{ ...blank, scatter: 'two-wavelengths', a320: 0.1 }, required, 'a350'],
    [{ ...blank, a280: -0.1 }, 'Absorbance cannot be negative', 'a280'],
    [{ ...blank, a205: 0 }, positive, 'a205'],
    [
      { ...blank, scatter: 'two-wavelengths', a320: 0.1, a350: 0.2 },
      'A320 must be at least A350, and both above 0: scattered light falls with the wavelength',
      'a350',
    ],
    [{ ...blank, dilution205: 0 }, positive, 'dilution205'],
    [{ ...blank, pathLength: -1 }, positive, 'pathLength'],
    [{ ...blank, extinction280: 0 }, positive, 'extinction280'],
    [
      { ...blank, scatter: 'subtract', a320: 0.5 },
      'More light is scattered than the sample takes away at 280 nm: check A280 and A320',
      'a320',
    ],
  ]);
  accepts(formula, [
    [blank, input],
    [{ ...blank, a320: 0.3, a350: 0.1 }, input],
    [
      { ...blank, scatter: 'subtract', a320: 0.1, extinction280: 1.1, pathLength: 0.5 },
      { ...input, scatter: 'subtract', a320: 0.1, extinction280: 1.1, pathLength: 0.5 },
    ],
  ]);
});

describe('compute', () => {
  test('by hand: 27 + 120·0.8 = 123, 0.5/123 mg/mL', () => {
    expect(computed(formula, input).scopes).toBeCloseTo(0.5 / 123, 12);
  });

  test('another dilution of the solution read at 205 nm gives the same protein', () => {
    const thinner = computed(formula, { ...input, a205: 0.05, dilution205: 10 });
    expect(thinner.scopes).toBeCloseTo(computed(formula, input).scopes ?? 0, 12);
  });

  test('equal absorbances at 320 and 350 nm scatter as much at 280 nm', () => {
    const { scattered, exponent } = computed(formula, { ...input, scatter: 'two-wavelengths', a320: 0.1, a350: 0.1 });
    expect([scattered, exponent]).toEqual([0.1, 0]);
  });
});
