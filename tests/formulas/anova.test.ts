import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type AnovaInput } from '#workers/formulas/anova.ts';

const required = 'Please fill in all required fields';
const flat = 'All values are equal within the groups: the test needs some spread';
const input: AnovaInput = {
  source: 'data',
  data: 'A\tB\n1\t4\n2\t6\n3\t',
  dataLayout: 'columns',
  decimalMark: 'point',
  firstLine: 'recognized',
  groups: [],
  confidenceLevel: 95,
};
const data: Candidate<AnovaInput> = {
  source: 'data',
  data: input.data,
  dataLayout: 'columns',
  decimalMark: 'point',
  firstLine: 'recognized',
  groups: [],
  dunnettControl: '',
  confidenceLevel: 95,
};
const row = (name: string, mean: number | null, standardDeviation: number | null, sampleSize: number | null) => ({
  name,
  mean,
  standardDeviation,
  sampleSize,
});
const summary: Candidate<AnovaInput> = {
  ...data,
  source: 'summary',
  data: '',
  dataLayout: '',
  decimalMark: '',
  groups: [row('A', 31.2, 3.1, 8), row('', 33.9, 2.7, 10), row('', null, null, null)],
};

describe('validate', () => {
  refuses(formula, [
    [{ ...data, source: '' }, required, 'source'],
    [{ ...data, decimalMark: '' }, required, 'decimalMark'],
    [{ ...data, dataLayout: '' }, required, 'dataLayout'],
    [{ ...data, data: '' }, required, 'data'],
    [{ ...data, data: '1 x' }, 'Line 1: "x" is not a number', 'data'],
    [{ ...data, data: '1\n2' }, 'Please paste at least two groups', 'data'],
    [{ ...data, data: Array(31).fill('1').join(' ') }, 'Please paste at most 30 groups', 'data'],
    [{ ...data, data: '1 2 3', dataLayout: 'long' }, 'The long layout needs two columns: group and value', 'data'],
    [{ ...data, data: 'A\tB\n1\t2\n3\t' }, 'Column "B" needs at least 2 values', 'data'],
    [{ ...data, confidenceLevel: null }, required, 'confidenceLevel'],
    [{ ...data, data: '1 2\n1 2' }, flat, 'data'],
    [{ ...data, data: '1e200 2\n3 2' }, 'Please enter values whose result is not beyond all numbers', 'data'],
    [{ ...summary, groups: [row('A', 1, 2, 3)] }, 'Please enter at least two groups', 'groups'],
    [{ ...summary, groups: Array(31).fill(row('A', 1, 2, 3)) }, 'Please enter at most 30 groups', 'groups'],
    [{ ...summary, groups: [row('A', 1, 2, 3), row('B', 1, null, 3)] }, required, 'groups.1.standardDeviation'],
    [
      { ...summary, groups: [row('A', 1, 2, 3), row('B', 1, -1, 3)] },
      'Standard deviation must be 0 or greater',
      'groups.1.standardDeviation',
    ],
    [
      { ...summary, groups: [row('A', 1, 2, 1), row('B', 1, 1, 3)] },
      'Sample size must be a whole number of at least 2',
      'groups.0.sampleSize',
    ],
    [{ ...summary, groups: [row('A', 1, 0, 3), row('B', 2, 0, 3)] }, flat, 'groups'],
    [{ ...summary, confidenceLevel: 10 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
  ]);

  accepts(formula, [
    [data, input],
    [
      { ...data, dunnettControl: ' B ' },
      { ...input, dunnettControl: 'B' },
    ],
    [
      summary,
      {
        source: 'summary',
        data: '',
        groups: [
          { name: 'A', mean: 31.2, standardDeviation: 3.1, sampleSize: 8 },
          { name: 'Group 2', mean: 33.9, standardDeviation: 2.7, sampleSize: 10 },
        ],
        confidenceLevel: 95,
      },
    ],
  ]);
});

test('a control that is no group is refused, with the groups as presses', () => {
  const verdict = formula.validate({ ...data, dunnettControl: ' C ' });
  const remedies = ['A', 'B'].map((value) => ({ label: `Compare with ${value}`, field: 'dunnettControl', value }));
  expect(verdict).toEqual({
    ok: false,
    issues: [{ message: '"C" is not one of the groups', path: 'dunnettControl', remedies }],
  });
});

describe('compute', () => {
  test('the plants of Dobson 1983: F 4.846, p 0.01591', () => {
    const plants =
      '4.17 4.81 6.31\n5.58 4.17 5.12\n5.18 4.41 5.54\n6.11 3.59 5.5\n4.5 5.87 5.37\n4.61 3.83 5.29\n5.17 6.03 4.92\n4.53 4.89 6.15\n5.33 4.32 5.8\n5.14 4.69 5.26';
    const { statistic, pValue, tukey } = computed(formula, { ...input, data: plants });
    expect(statistic).toBeCloseTo(4.846, 3);
    expect(pValue).toBeCloseTo(0.01591, 5);
    expect(tukey.map(({ group, reference }) => `${group} ${reference}`)).toEqual([
      'Column 2 Column 1',
      'Column 3 Column 1',
      'Column 3 Column 2',
    ]);
  });

  test('a constant group leaves Welch and Games-Howell undefined', () => {
    const result = computed(formula, { ...input, data: '1 4\n1 6\n1 9' });
    expect(result).toMatchObject({ welch: null, gamesHowell: null });
    expect(result.tukey[0]?.difference).toBeCloseTo(16 / 3, 12);
  });

  test('a summary has no test of the spreads, and gives the same F as its values', () => {
    const values = computed(formula, input);
    const groups = values.groups.map(({ count, ...rest }) => ({ ...rest, sampleSize: count }));
    const result = computed(formula, { ...input, source: 'summary', groups });
    expect(result).toMatchObject({ brownForsythe: null, reading: null });
    expect(result.statistic).toBeCloseTo(values.statistic, 12);
  });
});

test('years above the columns are asked about, and are names where the visitor says so', () => {
  const years = '2021\t2022\t2023\n4.2\t5.4\t6.1\n5.1\t6.1\t7\n3.9\t4.9\t5.8';
  const verdict = formula.validate({ ...data, data: years });
  expect(verdict).toMatchObject({ issues: [{ remedies: [{ field: 'firstLine', value: 'names' }, {}] }] });
  const { statistic, pValue } = computed(formula, { ...input, data: years, firstLine: 'names' });
  expect([statistic, pValue]).toEqual([expect.closeTo(7.139942, 6), expect.closeTo(0.02589747, 8)]);
});
