import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type PercentageInput } from '#workers/formulas/percentage.ts';

const BLANK = {
  percent: null,
  value: null,
  part: null,
  whole: null,
  from: null,
  to: null,
  final: null,
  percentChange: null,
  value1: null,
  value2: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const SIGNS = 'Both values must have the same sign and not both be 0';
const BEYOND = 'Please enter values whose result is not beyond all numbers';

refuses(formula, [
  [{ ...BLANK, mode: '' }, 'Invalid input values', 'mode'],
  [{ ...BLANK, mode: 'toString' as 'of' }, 'Invalid input values', 'mode'],
  [{ ...BLANK, mode: 'of', value: 3 }, REQUIRED, 'percent'],
  [{ ...BLANK, mode: 'of', percent: 3, value: Number.NaN }, REQUIRED, 'value'],
  [{ ...BLANK, mode: 'of', percent: 1e300, value: 1e300 }, BEYOND, 'value'],
  [{ ...BLANK, mode: 'isWhatPercent', part: 3, whole: 0 }, 'The whole must not be 0', 'whole'],
  [
    { ...BLANK, mode: 'change', from: 0, to: 5 },
    'The starting value must not be 0: a percent change from 0 is not defined',
    'from',
  ],
  [{ ...BLANK, mode: 'change', from: 1e-300, to: 1e300 }, BEYOND, 'to'],
  [
    { ...BLANK, mode: 'reverse', final: 5, percentChange: -100 },
    'A change of -100 % leaves nothing: the original value cannot be found',
    'percentChange',
  ],
  [{ ...BLANK, mode: 'difference', value1: 0, value2: 0 }, SIGNS, 'value2'],
  [{ ...BLANK, mode: 'difference', value1: 4, value2: -5 }, SIGNS, 'value2'],
]);

accepts(formula, [
  [
    { ...BLANK, mode: 'of', percent: 15, value: -240, part: Number.NaN },
    { mode: 'of', percent: 15, value: -240 },
  ],
  [
    { ...BLANK, mode: 'difference', value1: 0, value2: 5 },
    { mode: 'difference', value1: 0, value2: 5 },
  ],
]);

describe('worked by hand', () => {
  test('15 % of 240 is 36', () => {
    expect(computed(formula, { mode: 'of', percent: 15, value: 240 })).toEqual({
      mode: 'of',
      result: 36,
      increased: 276,
      decreased: 204,
    });
  });

  test('a price of 119 with 19 % tax was 100; 19 % off it would be 96.39', () => {
    const result = computed(formula, { mode: 'reverse', final: 119, percentChange: 19 });
    expect(result).toMatchObject({ original: 100, difference: 19 });
    if (result.mode === 'reverse') expect(result.wrongWay).toBeCloseTo(96.39, 12);
  });

  test('nothing leads back from 0, and there is no logarithm of it', () => {
    expect(computed(formula, { mode: 'change', from: 5, to: 0 })).toEqual({
      mode: 'change',
      difference: -5,
      percentChange: -100,
      factor: 0,
      percentToReturn: null,
      reference: { percentDifference: 200, logChange: null },
    });
  });

  test('from a number to its negative there is no percent difference', () => {
    expect(computed(formula, { mode: 'change', from: -5, to: 5 })).toMatchObject({
      percentChange: 200,
      reference: { percentDifference: null, logChange: null },
    });
  });
});

const size = fc.double({ min: 0.1, max: 1e4, noNaN: true });

test('a change across 0 has no percent difference, as two numbers of opposite signs have none', () => {
  expect(computed(formula, { mode: 'change', from: -5, to: 10 })).toMatchObject({
    reference: { percentDifference: null },
  });
  expect(computed(formula, { mode: 'change', from: -20, to: -5 })).toMatchObject({
    reference: { percentDifference: 120 },
  });
});

test('the percent change and the one that leads back undo each other', () => {
  fc.assert(
    fc.property(size, size, (from, to) => {
      const result = computed(formula, { mode: 'change', from, to } satisfies PercentageInput);
      if (result.mode !== 'change') throw new Error(result.mode);
      expect((1 + result.percentChange / 100) * (1 + (result.percentToReturn ?? 0) / 100)).toBeCloseTo(1, 6);
    }),
  );
});

test('reverse finds the number that the change began with', () => {
  fc.assert(
    fc.property(size, fc.double({ min: -99, max: 1000, noNaN: true }), (original, percentChange) => {
      const final = original * (1 + percentChange / 100);
      const result = computed(formula, { mode: 'reverse', final, percentChange });
      if (result.mode !== 'reverse') throw new Error(result.mode);
      expect(result.original / original).toBeCloseTo(1, 9);
    }),
  );
});
