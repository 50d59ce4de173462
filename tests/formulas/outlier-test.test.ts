import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type OutlierTestInput } from '#workers/formulas/outlier-test.ts';

const input: OutlierTestInput = {
  data: '199.31\n199.53\n200.19\n200.82\n201.92\n201.95\n202.18\n245.57',
  decimalMark: 'point',
  method: 'grubbs',
  side: 'either',
  significanceLevel: 0.05,
  fenceMultiplier: 1.5,
  quartileMethod: 'linear',
};
const blank: Candidate<OutlierTestInput> = { ...input, maximumOutliers: null };
const required = 'Please fill in all required fields';
const flat = 'All values are equal: the test needs some spread';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, method: '' }, required, 'method'],
    [{ ...blank, side: '' }, required, 'side'],
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, quartileMethod: '' }, required, 'quartileMethod'],
    [{ ...blank, data: '' }, required, 'data'],
    [{ ...blank, data: '1 2\n3 4\n5 6' }, 'Please paste one column', 'data'],
    [{ ...blank, data: '2\n3' }, 'Column "Column 1" needs at least 3 values', 'data'],
    [{ ...blank, data: '2\n2\n2' }, flat, 'data'],
    [{ ...blank, method: 'dixon', data: '2\n2\n2' }, flat, 'data'],
    [
      { ...blank, method: 'dixon', data: Array.from({ length: 31 }, (_, at) => at).join('\n') },
      "Dixon's test takes 3 to 30 values",
      'data',
    ],
    [{ ...blank, significanceLevel: 0.6 }, 'Significance level must be between 0.0001 and 0.5', 'significanceLevel'],
    [
      { ...blank, method: 'generalized-esd', maximumOutliers: 5 },
      'Largest number of outliers must be a whole number from 1 to 4',
      'maximumOutliers',
    ],
    [
      { ...blank, method: 'generalized-esd', maximumOutliers: 1.5 },
      'Largest number of outliers must be a whole number from 1 to 4',
      'maximumOutliers',
    ],
    [
      { ...blank, method: 'iqr-fences', fenceMultiplier: 0 },
      'Fence multiplier must be greater than 0',
      'fenceMultiplier',
    ],
    [{ ...blank, method: 'iqr-fences', fenceMultiplier: null }, required, 'fenceMultiplier'],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...blank, method: 'generalized-esd' },
      { ...input, method: 'generalized-esd', maximumOutliers: 3 },
    ],
    [
      { ...blank, method: 'generalized-esd', data: '1 2 3 9' },
      { ...input, method: 'generalized-esd', data: '1 2 3 9', maximumOutliers: 2 },
    ],
    [
      { ...blank, method: 'iqr-fences', data: '2 2 2', significanceLevel: null },
      { ...input, method: 'iqr-fences', data: '2 2 2' },
    ],
  ]);
});

describe('compute', () => {
  const by = (method: OutlierTestInput['method'], options: Partial<OutlierTestInput> = {}) =>
    computed(formula, { ...input, method, maximumOutliers: 3, ...options });

  test('the NIST handbook’s example is an outlier for all methods', () => {
    for (const method of ['grubbs', 'generalized-esd', 'dixon', 'iqr-fences'] as const)
      expect(by(method).outliers).toEqual([{ value: 245.57, position: 8 }]);
  });

  test('two outliers hide each other from Grubbs, and the result says so', () => {
    const data = '1 2 3 2 1 3 2 2 1 30 31';
    const found = by('grubbs', { data });
    expect([found.outlierCount, found.method === 'grubbs' && found.mayBeMasked]).toEqual([0, true]);
    expect(by('generalized-esd', { data }).outlierCount).toBe(2);
  });

  test('mirrored values have mirrored outliers', () => {
    const sample = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 5, maxLength: 12 });
    const methods = fc.constantFrom('grubbs', 'dixon', 'iqr-fences');
    fc.assert(
      fc.property(sample, methods, (values, method) => {
        fc.pre(new Set(values).size > 1);
        const there = by(method, { data: values.join('\n'), side: 'largest' });
        const back = by(method, { data: values.map((value) => -value).join('\n'), side: 'smallest' });
        expect(back.outliers.map(({ position }) => position)).toEqual(there.outliers.map(({ position }) => position));
        if ('pValue' in there && 'pValue' in back) expect(back.pValue).toBeCloseTo(there.pValue, 9);
      }),
      { numRuns: 30 },
    );
  });

  test('an outlier is one whose p value is below the level', () => {
    for (const method of ['grubbs', 'dixon'] as const) {
      const found = by(method, { data: '5 6 7 8 9' });
      if (!('pValue' in found)) throw new Error('It is no test');
      expect(found.pValue > 0.05).toBe(found.outlierCount === 0);
    }
  });
});
