import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type ConfidenceIntervalInput } from '#workers/formulas/confidence-interval.ts';

const blank: Candidate<ConfidenceIntervalInput> = {
  mode: 'mean',
  source: 'summary',
  data: '',
  decimalMark: 'point',
  mean: null,
  standardDeviation: null,
  sampleSize: null,
  successes: null,
  trials: null,
  mean1: null,
  standardDeviation1: null,
  sampleSize1: null,
  mean2: null,
  standardDeviation2: null,
  sampleSize2: null,
  successes1: null,
  trials1: null,
  successes2: null,
  trials2: null,
  events: null,
  exposure: 1,
  confidenceLevel: 95,
};
const mean = { ...blank, mean: 27.4, standardDeviation: 3.1, sampleSize: 12 };
const data = { ...blank, source: 'data', data: '4.8\n5.2\n5.1\n4.7\n5.5' } as const;
const share = { ...blank, mode: 'proportion', successes: 3, trials: 10 } as const;
const means = {
  ...blank,
  mode: 'difference-of-means',
  mean1: 5,
  standardDeviation1: 1,
  sampleSize1: 9,
  mean2: 4,
  standardDeviation2: 2,
  sampleSize2: 12,
} as const;
const shares = {
  ...blank,
  mode: 'difference-of-proportions',
  successes1: 3,
  trials1: 10,
  successes2: 4,
  trials2: 9,
} as const;
const count = { ...blank, mode: 'count', events: 142 } as const;

const required = 'Please fill in all required fields';
const successes = 'Successes must be a whole number from 0 to the number of trials';
const trials = 'Number of trials must be a whole number of at least 1';
const size = 'Sample size must be a whole number of at least 2';
const deviation = 'Standard deviation must be 0 or greater';
const level = 'Confidence level must be between 50 and 99.9 %';

describe('validate', () => {
  refuses(formula, [
    [{ ...mean, mode: '' }, required, 'mode'],
    [{ ...mean, mode: 'median' as 'mean' }, required, 'mode'],
    [{ ...mean, source: '' }, required, 'source'],
    [{ ...mean, decimalMark: '' }, required, 'decimalMark'],
    [{ ...mean, mean: null, sampleSize: 1 }, required, 'mean'],
    [{ ...mean, standardDeviation: Number.NaN }, required, 'standardDeviation'],
    [{ ...mean, sampleSize: 1 }, size, 'sampleSize'],
    [{ ...mean, sampleSize: 2.5 }, size, 'sampleSize'],
    [{ ...mean, standardDeviation: -1 }, deviation, 'standardDeviation'],
    [{ ...mean, confidenceLevel: 40 }, level, 'confidenceLevel'],
    [
      { ...mean, mean: 1.7e308, standardDeviation: 1e308 },
      'Please enter values whose result is not beyond all numbers',
      'mean',
    ],
    [{ ...data, data: '' }, required, 'data'],
    [{ ...data, data: '1 2\n3 4' }, 'Please paste one column', 'data'],
    [{ ...data, data: '1' }, 'Column "Column 1" needs at least 2 values', 'data'],
    [{ ...data, data: '1\nx' }, 'Line 2: "x" is not a number', 'data'],
    [{ ...share, successes: 12 }, successes, 'successes'],
    [{ ...share, successes: -1 }, successes, 'successes'],
    [{ ...share, successes: 1.5 }, successes, 'successes'],
    [{ ...share, trials: 0 }, trials, 'trials'],
    [{ ...share, trials: 2e9 }, trials, 'trials'],
    [{ ...means, sampleSize2: null }, required, 'sampleSize2'],
    [{ ...means, standardDeviation2: -2 }, deviation, 'standardDeviation2'],
    [{ ...means, sampleSize1: 0 }, size, 'sampleSize1'],
    [{ ...shares, successes1: 11 }, successes, 'successes1'],
    [{ ...shares, successes2: 10 }, successes, 'successes2'],
    [{ ...shares, trials2: 4.5 }, trials, 'trials2'],
    [{ ...count, events: -1 }, 'Number of events must be a whole number of 0 or more', 'events'],
    [{ ...count, events: 1.5 }, 'Number of events must be a whole number of 0 or more', 'events'],
    [{ ...count, exposure: 0 }, 'Exposure must be greater than 0', 'exposure'],
    [{ ...count, exposure: null }, required, 'exposure'],
  ]);

  const common = { source: 'summary', data: '', decimalMark: 'point', confidenceLevel: 95 } as const;
  accepts(formula, [
    [mean, { ...common, mode: 'mean', mean: 27.4, standardDeviation: 3.1, sampleSize: 12 }],
    [data, { ...common, mode: 'mean', source: 'data', data: data.data }],
    [share, { ...common, mode: 'proportion', successes: 3, trials: 10 }],
    [count, { ...common, mode: 'count', events: 142, exposure: 1 }],
  ]);
});

describe('compute', () => {
  const common = { source: 'summary', data: '', decimalMark: 'point', confidenceLevel: 95 } as const;

  test('a summary and its values give the same interval', () => {
    const fromValues = computed(formula, { ...common, mode: 'mean', source: 'data', data: '4.8 5.2 5.1 4.7 5.5' });
    if (fromValues.mode !== 'mean') throw new Error('It is no mean');
    const { estimate, standardDeviation, count: sampleSize } = fromValues;
    const fromSummary = computed(formula, { ...common, mode: 'mean', mean: estimate, standardDeviation, sampleSize });
    expect(fromSummary.lower).toBeCloseTo(fromValues.lower, 12);
    expect(fromValues.reading?.values).toBe(5);
  });

  test('a count for each milliliter is the count divided', () => {
    const one = computed(formula, { ...common, mode: 'count', events: 142, exposure: 1 });
    const tenth = computed(formula, { ...common, mode: 'count', events: 142, exposure: 10 });
    expect(tenth.estimate).toBeCloseTo(14.2, 12);
    expect(tenth.upper).toBeCloseTo(one.upper / 10, 10);
  });

  test('exchanging the groups changes the sign', () => {
    const counts = fc
      .integer({ min: 1, max: 60 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
    fc.assert(
      fc.property(counts, counts, ([successes1, trials1], [successes2, trials2]) => {
        const mode = 'difference-of-proportions';
        const there = computed(formula, { ...common, mode, successes1, trials1, successes2, trials2 });
        const back = computed(formula, {
          ...common,
          mode,
          successes1: successes2,
          trials1: trials2,
          successes2: successes1,
          trials2: trials1,
        });
        expect(back.estimate).toBeCloseTo(-there.estimate, 9);
        expect(back.lower).toBeCloseTo(-there.upper, 9);
      }),
    );
  });

  test('a higher level gives a wider interval', () => {
    const at = (confidenceLevel: number) =>
      computed(formula, { ...common, confidenceLevel, mode: 'mean', mean: 5, standardDeviation: 2, sampleSize: 7 });
    expect(at(99).upper).toBeGreaterThan(at(95).upper);
    expect(at(95).upper).toBeGreaterThan(at(50).upper);
  });
});
