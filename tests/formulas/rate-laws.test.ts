import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type RateLawsInput } from '#workers/formulas/rate-laws.ts';

/** Competitive, Vmax 100, Km 8, Kic 6, with the errors that rounding to two decimals makes. */
const COMPETITIVE = [0, 5, 20]
  .flatMap((inhibitor) =>
    [1, 2, 5, 10, 20, 50].map((substrate) => {
      const velocity = (100 * substrate) / (8 * (1 + inhibitor / 6) + substrate);
      return `${substrate}\t${inhibitor}\t${velocity.toFixed(2)}`;
    }),
  )
  .join('\n');
const input: RateLawsInput = {
  data: COMPETITIVE,
  decimalMark: 'point',
  layout: 'inhibitor',
  law: 'best',
  substrateUnit: 'mM',
  inhibitorUnit: 'µM',
  velocityUnit: 'µM',
  timeUnit: 'min',
  confidenceLevel: 95,
};
const blank: Candidate<RateLawsInput> = { ...input, enzymeConcentration: null };
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, data: '' }, required, 'data'],
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, layout: '' }, required, 'layout'],
    [{ ...blank, law: '' }, required, 'law'],
    [{ ...blank, substrateUnit: '' }, required, 'substrateUnit'],
    [{ ...blank, velocityUnit: '' }, required, 'velocityUnit'],
    [{ ...blank, timeUnit: '' }, required, 'timeUnit'],
    [{ ...blank, data: '1 2\n2 3' }, 'Please paste three columns: substrate, inhibitor and velocity', 'data'],
    [{ ...blank, data: '1\n2', layout: 'no-inhibitor' }, 'Please paste two columns: substrate and velocity', 'data'],
    [{ ...blank, data: 's\ti\tv\n\t0\t3' }, 'Line 2: the substrate concentration is missing', 'data'],
    [{ ...blank, data: '1 0 -3' }, 'Line 1: concentrations and velocities must be 0 or greater', 'data'],
    [{ ...blank, data: '1 -1 3' }, 'Line 1: concentrations and velocities must be 0 or greater', 'data'],
    [
      { ...blank, data: '0 0 0\n1 0 1\n2 0 2\n2 1 1' },
      'Please enter at least 3 different substrate concentrations above 0',
      'data',
    ],
    [{ ...blank, data: '1 0 1\n'.repeat(5001) }, 'Please paste at most 5000 velocities', 'data'],
    [{ ...blank, data: '1 0 0\n2 0 0\n3 1 0' }, 'All velocities are 0: there is nothing to fit', 'data'],
    [
      { ...blank, data: '1 0 1\n2 0 2\n3 0 2.5' },
      'Please enter rows at two or more inhibitor concentrations, 0 among them',
      'data',
    ],
    [
      { ...blank, law: 'hill' },
      'This law has no inhibitor: choose another one, or paste the rows without inhibitor alone',
      'law',
    ],
    [
      { ...blank, law: 'mixed', layout: 'no-inhibitor', data: '1 1\n2 2\n3 2.5' },
      'This law needs a column of inhibitor concentrations',
      'law',
    ],
    [
      { ...blank, law: 'mixed', data: '1 0 1\n2 0 2\n3 0 2.5\n3 2 1' },
      'The law has 4 constants: please enter at least 5 rows',
      'data',
    ],
    [
      { ...blank, enzymeConcentration: 0 },
      'The enzyme concentration must be greater than 0; leave it blank if unknown',
      'enzymeConcentration',
    ],
    [{ ...blank, confidenceLevel: 10 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
    [
      { ...blank, layout: 'no-inhibitor', data: '1 1\n2 2\n3 3\n4 4\n5 5' },
      'The rows determine the constants of no law: measure from below to above half of the highest velocity',
      'data',
    ],
    [
      { ...blank, layout: 'no-inhibitor', law: 'michaelis-menten', data: '1 1\n2 2\n3 3\n4 4\n5 5' },
      'The rows do not determine the constants of this law: measure at more concentrations, or choose another law',
      'data',
    ],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...blank, inhibitorUnit: '', enzymeConcentration: 0.02 },
      { ...input, inhibitorUnit: 'mM', enzymeConcentration: 0.02 },
    ],
  ]);
});

describe('compute', () => {
  test('finds the law that made the rows, and its constants', () => {
    const { law, constants, compared } = computed(formula, input);
    expect(law).toBe('competitive');
    expect(constants.map(({ name, value }) => [name, Number(value.toPrecision(2))])).toEqual([
      ['vmax', 100],
      ['km', 8],
      ['kic', 6],
    ]);
    expect(compared.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBeCloseTo(1, 12);
    expect(compared.find((each) => each.law === 'uncompetitive')?.difference).toBeGreaterThan(10);
  });

  test('without an enzyme, or with another unit of velocity, there is no kcat; the Hill equation has no efficiency', () => {
    const rows = '1 1.2\n2 5.4\n4 17\n8 29\n16 36\n32 38.5';
    const enzyme: RateLawsInput = { ...input, layout: 'no-inhibitor', data: rows, enzymeConcentration: 0.5 };
    expect(computed(formula, { ...enzyme, velocityUnit: 'other' }).kcat).toBeNull();
    expect(computed(formula, input).kcat).toBeNull();
    const hill = computed(formula, { ...enzyme, law: 'hill' });
    expect(hill.kcat).toBeCloseTo((hill.constants[0]?.value ?? 0) / 60 / 0.5, 9);
    expect(hill.efficiency).toBeNull();
  });

  test('replicates in columns are the same as rows, and a missing inhibitor is none', () => {
    const rows = computed(formula, { ...input, data: '1 0 5\n1 0 6\n2 0 9\n4 0 14\n8 0 18\n1 3 3\n2 3 5.5\n4 3 9' });
    const columns = computed(formula, {
      ...input,
      data: '1\t0\t5\t6\n2\t\t9\t\n4\t0\t14\t\n8\t0\t18\t\n1\t3\t3\t\n2\t3\t5.5\t\n4\t3\t9\t\n9\t3\t\t',
    });
    expect(columns.constants).toEqual(rows.constants);
  });

  test('on the law itself there is no AICc, and the law is found by its squares', () => {
    const exact = [1, 2, 4, 8, 16].map((substrate) => `${substrate} ${(12 * substrate) / (4 + substrate)}`).join('\n');
    const { constants, compared } = computed(formula, { ...input, layout: 'no-inhibitor', data: exact });
    expect(constants[0]?.value).toBeCloseTo(12, 6);
    expect(constants[1]?.value).toBeCloseTo(4, 6);
    expect(compared).toHaveLength(3);
  });

  test('another unit of the velocities scales Vmax and leaves the other constants', () => {
    const before = computed(formula, { ...input, law: 'competitive' }).constants;
    fc.assert(
      fc.property(fc.integer({ min: -6, max: 6 }), (power) => {
        const data = COMPETITIVE.split('\n')
          .map((line) => `${line}e${power}`)
          .join('\n');
        const after = computed(formula, { ...input, law: 'competitive', data }).constants;
        expect((after[0]?.value ?? 0) / 10 ** power).toBeCloseTo(before[0]?.value ?? 0, 5);
        expect(after[1]?.value).toBeCloseTo(before[1]?.value ?? 0, 5);
        expect(after[2]?.value).toBeCloseTo(before[2]?.value ?? 0, 5);
      }),
      { numRuns: 8 },
    );
  });
});
