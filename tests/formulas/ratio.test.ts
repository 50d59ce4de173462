import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type RatioInput, type RatioResult } from '#workers/formulas/ratio.ts';

const BLANK = {
  type: 'direct',
  a: null,
  b: null,
  c: null,
  total: null,
  parts: [{ part: null }, { part: null }],
  sampleParts: null,
  otherParts: null,
  finalVolume: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';
const BEYOND = 'Please enter values whose result is not beyond all numbers';

refuses(formula, [
  [{ ...BLANK, mode: '' }, 'Invalid input values', 'mode'],
  [{ ...BLANK, mode: 'proportion', a: 0, b: 1 }, REQUIRED, 'c'],
  [{ ...BLANK, mode: 'proportion', a: 1, b: 1, c: 1, type: '' }, 'Invalid input values', 'type'],
  [{ ...BLANK, mode: 'proportion', a: 0, b: 1, c: 2 }, 'The first value must not be 0', 'a'],
  [{ ...BLANK, mode: 'proportion', type: 'inverse', a: 0, b: 1, c: 0 }, 'The third value must not be 0', 'c'],
  [{ ...BLANK, mode: 'proportion', a: 1e-300, b: 1e300, c: 1 }, BEYOND, 'c'],
  [{ ...BLANK, mode: 'simplify', a: 1 }, REQUIRED, 'b'],
  [{ ...BLANK, mode: 'simplify', a: 1, b: 2, c: Number.NaN }, 'Invalid input values', 'c'],
  [{ ...BLANK, mode: 'simplify', a: 1, b: 0 }, POSITIVE, 'b'],
  [{ ...BLANK, mode: 'simplify', a: 1, b: 1, c: -1 }, POSITIVE, 'c'],
  [
    { ...BLANK, mode: 'simplify', a: 1e20, b: 1e-20 },
    'These numbers are too far apart for a ratio of whole numbers',
    'b',
  ],
  [{ ...BLANK, mode: 'split' }, REQUIRED, 'total'],
  [{ ...BLANK, mode: 'split', total: 0, parts: [{ part: -1 }] }, 'Parts must not be negative', 'parts.0.part'],
  [{ ...BLANK, mode: 'split', total: 5, parts: [{ part: Number.NaN }] }, REQUIRED, 'parts.0.part'],
  [
    { ...BLANK, mode: 'split', total: 5, parts: [{ part: null }, { part: 3 }] },
    'Please enter at least two parts',
    'parts.1.part',
  ],
  [
    { ...BLANK, mode: 'split', total: 5, parts: [{ part: 0 }, { part: 0 }] },
    'At least one part must be greater than 0',
    'parts.0.part',
  ],
  [{ ...BLANK, mode: 'split', total: 0, parts: [{ part: 1 }, { part: 2 }] }, 'Total must be greater than 0', 'total'],
  [{ ...BLANK, mode: 'dilution', sampleParts: 1, otherParts: 10 }, REQUIRED, 'finalVolume'],
  [{ ...BLANK, mode: 'dilution', sampleParts: 0, otherParts: 10, finalVolume: 1 }, POSITIVE, 'sampleParts'],
  [
    { ...BLANK, mode: 'dilution', sampleParts: 5, otherParts: 1, finalVolume: 1 },
    'The second number of the dilution must not be smaller than the first',
    'otherParts',
  ],
]);

accepts(formula, [
  [
    { ...BLANK, mode: 'proportion', a: -1, b: 2, c: 0 },
    { mode: 'proportion', a: -1, b: 2, c: 0, type: 'direct', parts: [] },
  ],
  [
    { ...BLANK, mode: 'simplify', a: 1, b: 2 },
    { mode: 'simplify', a: 1, b: 2, type: 'direct', parts: [] },
  ],
  [
    { ...BLANK, mode: 'split', total: 5, parts: [{ part: 0 }, { part: null }, { part: 3 }] },
    { mode: 'split', total: 5, type: 'direct', parts: [{ part: 0 }, { part: 3 }] },
  ],
  [
    { ...BLANK, mode: 'dilution', sampleParts: 1, otherParts: 1, finalVolume: 2 },
    { mode: 'dilution', sampleParts: 1, otherParts: 1, finalVolume: 2, type: 'direct', parts: [] },
  ],
]);

function answered<Mode extends RatioResult['mode']>(
  input: Partial<RatioInput> & { readonly mode: Mode },
): Extract<RatioResult, { readonly mode: Mode }> {
  const result = computed(formula, { type: 'direct', parts: [], ...input });
  if (result.mode !== input.mode) throw new Error(result.mode);
  return result as Extract<RatioResult, { readonly mode: Mode }>;
}

describe('worked by hand', () => {
  test('12 pens need 3 bags, so 20 need 5', () => {
    expect(answered({ mode: 'proportion', a: 12, b: 3, c: 20 })).toEqual({
      mode: 'proportion',
      x: 5,
      factor: 20 / 12,
    });
  });

  test('6 horses have hay for 10 days, 4 horses for 15', () => {
    expect(answered({ mode: 'proportion', type: 'inverse', a: 6, b: 10, c: 4 })).toMatchObject({ x: 15, factor: 1.5 });
  });

  test('1.5 to 2.25 is 2:3', () => {
    expect(answered({ mode: 'simplify', a: 1.5, b: 2.25 })).toEqual({
      mode: 'simplify',
      simplified: '2:3',
      terms: [2, 3],
      toOne: [1, 1.5],
      shares: [40, 60],
    });
    expect(answered({ mode: 'simplify', a: 20, b: 10, c: 10 }).simplified).toBe('2:1:1');
  });

  test('1:1 is undiluted when read as one in one, half when read as one and one', () => {
    const { inTotal, plusDiluent, differencePercent } = answered({
      mode: 'dilution',
      sampleParts: 1,
      otherParts: 1,
      finalVolume: 10,
    });
    expect(inTotal).toEqual({ dilutionFactor: 1, sampleVolume: 10, diluentVolume: 0, concentrationPercent: 100 });
    expect(plusDiluent).toEqual({ dilutionFactor: 2, sampleVolume: 5, diluentVolume: 5, concentrationPercent: 50 });
    expect(differencePercent).toBe(-50);
  });
});

test('the shares of a split add up to the total', () => {
  const part = fc.double({ min: 0.01, max: 1000, noNaN: true });
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 9 }), part, (parts, total) => {
      const { shares } = answered({ mode: 'split', total, parts: parts.map((each) => ({ part: each })) });
      expect(shares.reduce((one, other) => one + other, 0) / total).toBeCloseTo(1, 9);
    }),
  );
});
