import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type ChiSquareTestInput } from '#workers/formulas/chi-square-test.ts';

const required = 'Please fill in all required fields';
const row = (name: string, observed: number | null, expectedRatio: number | null = null) => ({
  name,
  observed,
  expectedRatio,
});
const fit: Candidate<ChiSquareTestInput> = {
  mode: 'goodness-of-fit',
  categories: [row('A', 30, 3), row('', 10, 1)],
  estimatedParameters: 0,
  data: '',
  totals: '',
  confidenceLevel: null,
};
const table: Candidate<ChiSquareTestInput> = {
  mode: 'contingency',
  categories: [],
  estimatedParameters: null,
  data: '3 1\n1 3',
  totals: 'recognized',
  confidenceLevel: 95,
};
const ofTable = (data: string) => computed(formula, { mode: 'contingency', categories: [], data, confidenceLevel: 95 });

describe('validate', () => {
  refuses(formula, [
    [{ ...fit, mode: '' }, required, 'mode'],
    [{ ...fit, categories: [] }, 'Please enter at least two categories', 'categories'],
    [{ ...fit, categories: [row('A', 1), row('', null)] }, 'Please enter at least two categories', 'categories'],
    [{ ...fit, categories: [row('A', 1), row('B', null)] }, required, 'categories.1.observed'],
    [{ ...fit, categories: [row('A', 1, 1), row('B', 2)] }, required, 'categories.1.expectedRatio'],
    [{ ...fit, categories: [row('A', 1, 1), row('B', 2, Number.NaN)] }, required, 'categories.1.expectedRatio'],
    [
      { ...fit, categories: [row('A', 1, 1), row('B', 2, 0)] },
      'Expected ratios must be greater than 0',
      'categories.1.expectedRatio',
    ],
    [
      { ...fit, categories: [row('A', 1.5), row('B', 2)] },
      'Observed counts must be whole numbers of 0 or more',
      'categories.0.observed',
    ],
    [
      { ...fit, categories: [row('A', 1), row('B', -2)] },
      'Observed counts must be whole numbers of 0 or more',
      'categories.1.observed',
    ],
    [{ ...fit, categories: [row('A', 0), row('B', 0)] }, 'Please enter at least one count', 'categories'],
    [{ ...fit, estimatedParameters: 0.5 }, 'Invalid input values', 'estimatedParameters'],
    [{ ...fit, estimatedParameters: 1 }, 'No degrees of freedom are left', 'estimatedParameters'],
    [{ ...table, data: '' }, required, 'data'],
    [{ ...table, data: '1 2' }, 'Please paste at least two rows and two columns of counts', 'data'],
    [{ ...table, data: '0 0\n5 7' }, 'Every row and every column needs at least one count', 'data'],
    [{ ...table, data: '0 3\n0 7' }, 'Every row and every column needs at least one count', 'data'],
    [{ ...table, confidenceLevel: null }, required, 'confidenceLevel'],
    [{ ...table, confidenceLevel: 10 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
  ]);

  accepts(formula, [
    [
      fit,
      {
        mode: 'goodness-of-fit',
        categories: [
          { name: 'A', observed: 30, expectedRatio: 3 },
          { name: 'Category 2', observed: 10, expectedRatio: 1 },
        ],
        estimatedParameters: 0,
        data: '',
      },
    ],
    [table, { mode: 'contingency', categories: [], data: '3 1\n1 3', totals: 'recognized', confidenceLevel: 95 }],
  ]);
});

describe('compute', () => {
  test('Mendel’s peas: chi-square 0.470', () => {
    const categories = [315, 101, 108, 32].map((observed, at) => ({
      name: `${at}`,
      observed,
      expectedRatio: [9, 3, 3, 1][at] ?? 1,
    }));
    const result = computed(formula, { mode: 'goodness-of-fit', categories, data: '' });
    expect(result.statistic).toBeCloseTo(0.47, 3);
    expect(result.degreesOfFreedom).toBe(3);
    expect(result.smallestExpected).toBe(34.75);
  });

  test('an estimated parameter takes a degree of freedom', () => {
    const categories = [50, 30, 20].map((observed) => ({ name: 'x', observed }));
    const [none, one] = [0, 1].map((estimatedParameters) =>
      computed(formula, { mode: 'goodness-of-fit', categories, estimatedParameters, data: '' }),
    );
    expect([none?.degreesOfFreedom, one?.degreesOfFreedom]).toEqual([2, 1]);
    expect(one?.pValue).toBeLessThan(none?.pValue ?? 0);
  });

  test('the lady tasting tea: Fisher’s p is 0.4857', () => {
    const result = ofTable('3 1\n1 3');
    expect(result).toMatchObject({ lowExpected: 4, smallestExpected: 2, cramerV: 0.5 });
    expect(result.mode === 'contingency' && result.fisher?.pValue).toBeCloseTo(0.4857, 4);
  });

  test('a larger table has no exact test', () => {
    expect(ofTable('3 1 4\n1 3 2')).toMatchObject({
      degreesOfFreedom: 2,
      yates: null,
      fisher: null,
      oddsRatio: null,
      relativeRisk: null,
    });
  });

  test('the adjusted residuals of a 2 × 2 table are ± the root of chi-square', () => {
    const count = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(count, count, count, count, (a, b, c, d) => {
        const result = ofTable(`${a} ${b}\n${c} ${d}`);
        if (result.mode !== 'contingency') throw new Error('a table');
        for (const residual of result.adjustedResiduals.flat())
          expect(Math.abs(residual)).toBeCloseTo(Math.sqrt(result.statistic), 8);
        expect(result.rowTotals.reduce((sum, each) => sum + each, 0)).toBe(result.total);
      }),
      { numRuns: 50 },
    );
  });
});

test('a table with totals is tested without them, as R tests it', () => {
  const result = ofTable('\tDied\tLived\tTotal\nDrug\t10\t40\t50\nPlacebo\t20\t30\t50\nTotal\t30\t70\t100');
  expect(result).toMatchObject({ degreesOfFreedom: 1, total: 100, leftOut: ['row "Total"', 'column "Total"'] });
  expect([result.statistic, result.pValue]).toEqual([expect.closeTo(4.761905, 6), expect.closeTo(0.02909633, 8)]);
});

test('numbers may name the rows and columns: cylinders and gears of R’s mtcars', () => {
  const { statistic, pValue } = ofTable('\t3\t4\t5\n4\t1\t8\t2\n6\t2\t4\t1\n8\t12\t0\t2');
  expect([statistic, pValue]).toEqual([expect.closeTo(18.03636, 5), expect.closeTo(0.001214066, 9)]);
});
