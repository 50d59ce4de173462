import { describe, expect, test } from 'vitest';
import { accepts, asksAboutYears, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type RankTestsInput } from '#workers/formulas/rank-tests.ts';

const required = 'Please fill in all required fields';
const two: RankTestsInput = {
  test: 'mann-whitney',
  data: 'A\tB\n1\t4\n2\t5\n3\t',
  decimalMark: 'point',
  firstLine: 'recognized',
  dataLayout: 'columns',
  alternative: 'two-sided',
  confidenceLevel: 95,
};
const blank: Candidate<RankTestsInput> = {
  test: 'mann-whitney',
  data: two.data,
  decimalMark: 'point',
  firstLine: 'recognized',
  dataLayout: 'columns',
  alternative: 'two-sided',
  confidenceLevel: 95,
};
const pairs: Candidate<RankTestsInput> = {
  ...blank,
  test: 'wilcoxon-signed-rank',
  data: '1 3\n2 2\n5 1',
  dataLayout: '',
};
const several: Candidate<RankTestsInput> = {
  ...blank,
  test: 'kruskal-wallis',
  data: '1 3 4\n2 2 8\n5 1 9',
  alternative: '',
  confidenceLevel: null,
};
const flat = 'All values are equal: the test needs some spread';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, test: '' }, required, 'test'],
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, dataLayout: '' }, required, 'dataLayout'],
    [{ ...blank, alternative: '' }, required, 'alternative'],
    [{ ...blank, data: '' }, required, 'data'],
    [{ ...blank, data: '1 x' }, 'Line 1: "x" is not a number', 'data'],
    [{ ...blank, data: '1 2 3' }, 'Please paste two columns', 'data'],
    [{ ...blank, data: 'a 1\na 2', dataLayout: 'long' }, 'Please paste two groups', 'data'],
    [{ ...blank, data: 'A\tB\n1\t\n2\t' }, 'Column "B" needs at least 1 value', 'data'],
    [{ ...blank, confidenceLevel: null }, required, 'confidenceLevel'],
    [{ ...blank, confidenceLevel: 100 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
    [{ ...blank, data: '2 2\n2 2' }, flat, 'data'],
    [{ ...blank, data: '1e308 -1e308' }, 'Please enter values whose result is not beyond all numbers', 'data'],
    [{ ...pairs, decimalMark: '' }, required, 'decimalMark'],
    [{ ...pairs, alternative: '' }, required, 'alternative'],
    [{ ...pairs, confidenceLevel: 10 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
    [{ ...pairs, data: '' }, required, 'data'],
    [{ ...pairs, data: '1 2 3' }, 'Please paste two columns', 'data'],
    [{ ...pairs, data: 'A\tB\n1\t2\n\t3' }, 'Line 3: a pair needs both values', 'data'],
    [{ ...pairs, data: 'NA\nNA' }, 'Column "Column 1" needs at least 1 value', 'data'],
    [
      { ...pairs, data: '0.3 0.30000000000000004\n2 2' },
      'All differences are 0: the test needs some that are not',
      'data',
    ],
    [{ ...pairs, data: '1e308 -1e308' }, 'Please enter values whose result is not beyond all numbers', 'data'],
    [{ ...several, data: '1\n2' }, 'Please paste at least two groups', 'data'],
    [{ ...several, data: Array(31).fill('1').join(' ') }, 'Please paste at most 30 groups', 'data'],
    [{ ...several, data: '1 1\n1 1' }, flat, 'data'],
  ]);

  accepts(formula, [
    [blank, two],
    [
      pairs,
      {
        test: 'wilcoxon-signed-rank',
        data: '1 3\n2 2\n5 1',
        decimalMark: 'point',
        firstLine: 'recognized',
        alternative: 'two-sided',
        confidenceLevel: 95,
      },
    ],
    [
      several,
      {
        test: 'kruskal-wallis',
        data: '1 3 4\n2 2 8\n5 1 9',
        decimalMark: 'point',
        firstLine: 'recognized',
        dataLayout: 'columns',
      },
    ],
  ]);
});

describe('compute', () => {
  test('3 against 2 values: p cannot fall below 0.2', () => {
    expect(computed(formula, two)).toMatchObject({
      statistic: 0,
      smallerStatistic: 0,
      pValue: expect.closeTo(0.2, 12),
      smallestPValue: expect.closeTo(0.2, 12),
      groups: [
        { name: 'A', count: 3, median: 2, rankSum: 6, meanRank: 2 },
        { name: 'B', count: 2, median: 4.5, rankSum: 9, meanRank: 4.5 },
      ],
    });
  });

  test('lines of group and value give the same', () => {
    const { reading: _, ...columns } = computed(formula, two);
    const { reading: __, ...lines } = computed(formula, {
      ...two,
      dataLayout: 'long',
      data: 'A 1\nA 2\nB 4\nA 3\nB 5',
    });
    expect(lines).toEqual(columns);
  });

  test('one column is that of the differences, and those of 0 are left out', () => {
    const [one, both] = ['-2\n0\n4', '1 3\n2 2\n5 1'].map((data) =>
      computed(formula, { ...two, test: 'wilcoxon-signed-rank', data }),
    );
    expect(one).toMatchObject({
      count: 3,
      zeroDifferences: 1,
      positiveRankSum: 2,
      negativeRankSum: 1,
      names: ['Column 1'],
    });
    expect(both).toMatchObject({ count: 3, zeroDifferences: 1, positiveRankSum: 2, names: ['Column 1', 'Column 2'] });
  });

  test('Hollander and Wolfe 1973: H 0.77143, p 0.68', () => {
    const data = '2.9 3.8 2.8\n3 2.7 3.4\n2.5 4 3.7\n2.6 2.4 2.2\n3.2 NA 2';
    const result = computed(formula, {
      test: 'kruskal-wallis',
      data,
      decimalMark: 'point',
      firstLine: 'recognized',
      dataLayout: 'columns',
    });
    expect(result.statistic).toBeCloseTo(0.77143, 5);
    expect(result.pValue).toBeCloseTo(0.68, 3);
  });
});

asksAboutYears(formula, blank);
