import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, asksAboutYears, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type TTestInput } from '#workers/formulas/t-test.ts';

const sleep =
  'Drug 1\tDrug 2\n0.7\t1.9\n-1.6\t0.8\n-0.2\t1.1\n-1.2\t0.1\n-0.1\t-0.1\n3.4\t4.4\n3.7\t5.5\n0.8\t1.6\n0\t4.6\n2\t3.4';
const input: TTestInput = {
  design: 'two-sample',
  source: 'data',
  data: sleep,
  decimalMark: 'point',
  firstLine: 'recognized',
  alternative: 'two-sided',
  confidenceLevel: 95,
};
const blank: Candidate<TTestInput> = {
  ...input,
  mean1: null,
  standardDeviation1: null,
  sampleSize1: null,
  mean2: null,
  standardDeviation2: null,
  sampleSize2: null,
  hypothesizedMean: 0,
};
const summary: Candidate<TTestInput> = {
  ...blank,
  source: 'summary',
  data: '',
  mean1: 24.5,
  standardDeviation1: 4.2,
  sampleSize1: 18,
  mean2: 21.1,
  standardDeviation2: 2.9,
  sampleSize2: 14,
};
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, design: '' }, required, 'design'],
    [{ ...blank, source: '' }, required, 'source'],
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, alternative: '' }, required, 'alternative'],
    [{ ...blank, data: '' }, required, 'data'],
    [{ ...blank, data: '1\n2' }, 'Please paste two columns', 'data'],
    [{ ...blank, data: '1 2 3\n4 5 6' }, 'Please paste two columns', 'data'],
    [{ ...blank, data: 'A\tB\n3\t4\n\t5' }, 'Column "A" needs at least 2 values', 'data'],
    [
      { ...blank, data: 'A\tB\n3\t4\n3\t4' },
      'All values are equal within the groups: the test needs some spread',
      'data',
    ],
    [{ ...blank, confidenceLevel: 10 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
    [{ ...blank, design: 'one-sample' }, 'Please paste one column', 'data'],
    [{ ...blank, design: 'one-sample', data: '1 2 3', hypothesizedMean: null }, required, 'hypothesizedMean'],
    [{ ...blank, design: 'one-sample', data: '2 2 2' }, 'All values are equal: the test needs some spread', 'data'],
    [{ ...blank, design: 'one-sample', data: '2' }, 'Column "Column 1" needs at least 2 values', 'data'],
    [{ ...blank, design: 'paired', data: 'A\tB\n3\t4\n5\t\n7\t9' }, 'Line 3: a pair needs both values', 'data'],
    [{ ...blank, design: 'paired', data: 'A\tB\n3\t4\n' }, 'Please enter at least two pairs', 'data'],
    [
      { ...blank, design: 'paired', data: '1 2\n3 4\n7 8' },
      'All differences are equal: the test needs some spread',
      'data',
    ],
    [
      { ...blank, design: 'paired', data: '0.3 0.1\n0.2 0\n1.2 1' },
      'All differences are equal: the test needs some spread',
      'data',
    ],
    [{ ...summary, mean2: null }, required, 'mean2'],
    [{ ...summary, sampleSize1: 1 }, 'Sample size must be a whole number of at least 2', 'sampleSize1'],
    [{ ...summary, sampleSize2: 3.5 }, 'Sample size must be a whole number of at least 2', 'sampleSize2'],
    [{ ...summary, standardDeviation2: -1 }, 'Standard deviation must be 0 or greater', 'standardDeviation2'],
    [
      { ...summary, standardDeviation1: 0, standardDeviation2: 0 },
      'All values are equal within the groups: the test needs some spread',
      'mean1',
    ],
    [
      { ...summary, design: 'one-sample', standardDeviation1: 0 },
      'All values are equal: the test needs some spread',
      'mean1',
    ],
    [
      { ...summary, design: 'paired', standardDeviation1: 0 },
      'All differences are equal: the test needs some spread',
      'mean1',
    ],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...blank, design: 'one-sample', data: '1 2 4' },
      { ...input, design: 'one-sample', data: '1 2 4', hypothesizedMean: 0 },
    ],
    [
      { ...summary, design: 'paired', mean2: null },
      {
        ...input,
        design: 'paired',
        source: 'summary',
        data: '',
        mean1: 24.5,
        standardDeviation1: 4.2,
        sampleSize1: 18,
      },
    ],
  ]);
});

describe('compute', () => {
  test('Student’s sleep data: as two groups, and as the pairs that they are', () => {
    const two = computed(formula, input);
    expect([two.statistic, two.degreesOfFreedom, two.pValue]).toEqual([
      expect.closeTo(-1.8608, 4),
      expect.closeTo(17.776, 3),
      expect.closeTo(0.07939, 5),
    ]);
    const pairs = computed(formula, { ...input, design: 'paired' });
    expect(pairs.statistic).toBeCloseTo(-4.0621, 4);
    expect(pairs.pValue).toBeCloseTo(0.002833, 6);
    expect(pairs.differences).toHaveLength(10);
    expect([pairs.welch, pairs.student]).toEqual([null, null]);
  });

  test('one group without spread is allowed', () => {
    const { welch } = computed(formula, { ...input, data: '3 4\n3 6\n3 9' });
    expect(welch?.degreesOfFreedom).toBeCloseTo(2, 12);
  });

  test('an enormous t is computed at once', () => {
    const { effectSize } = computed(formula, {
      ...input,
      design: 'one-sample',
      data: '1e6 1000000.001 1000000.002',
      hypothesizedMean: 0,
    });
    expect(effectSize.lower).toBeGreaterThan(1e8);
    expect(effectSize.upper).toBeGreaterThan(effectSize.lower);
  });

  test('with equal counts Student’s t is Welch’s, and one-sided p values add up to 1', () => {
    const values = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
      minLength: 3,
      maxLength: 12,
    });
    fc.assert(
      fc.property(values, (pairs) => {
        const data = pairs.map((pair) => pair.join('\t')).join('\n');
        fc.pre(new Set(pairs.map(([one]) => one)).size > 1);
        const { welch, student, effectSize } = computed(formula, { ...input, firstLine: 'values', data });
        expect(student?.statistic).toBeCloseTo(welch?.statistic ?? 0, 9);
        expect(effectSize.lower).toBeLessThanOrEqual(effectSize.cohenD + 1e-9);
        expect(effectSize.upper).toBeGreaterThanOrEqual(effectSize.cohenD - 1e-9);
        const [greater, less] = (['greater', 'less'] as const).map((alternative) =>
          computed(formula, { ...input, firstLine: 'values', data, alternative }),
        );
        expect((greater?.pValue ?? 0) + (less?.pValue ?? 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 30 },
    );
  });
});

asksAboutYears(formula, blank);
