import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CorrelationInput } from '#workers/formulas/correlation.ts';

const tuna: CorrelationInput = {
  data: 'L\tPanel\n44.4\t2.6\n45.9\t3.1\n41.9\t2.5\n53.3\t5\n44.7\t3.6\n44.1\t4\n50.7\t5.2\n45.2\t2.8\n60.1\t3.8',
  decimalMark: 'point',
  firstLine: 'recognized',
  confidenceLevel: 95,
};

describe('validate', () => {
  refuses(formula, [
    [{ ...tuna, decimalMark: '' }, 'Please fill in all required fields', 'decimalMark'],
    [{ ...tuna, data: '' }, 'Please fill in all required fields', 'data'],
    [{ ...tuna, data: '1\n2\n3' }, 'Please paste two columns', 'data'],
    [{ ...tuna, data: '1 2 3\n4 5 6\n7 8 9' }, 'Please paste two columns', 'data'],
    [{ ...tuna, data: '1\t2\n3\t4\n5\t' }, 'Please enter at least three pairs', 'data'],
    [{ ...tuna, data: 'A\tB\n1\t4\n2\t4\n3\t4' }, 'All values of "B" are equal: a correlation is not defined', 'data'],
    [{ ...tuna, data: '7 1\n7 2\n7 3' }, 'All values of "Column 1" are equal: a correlation is not defined', 'data'],
    [{ ...tuna, confidenceLevel: null }, 'Please fill in all required fields', 'confidenceLevel'],
  ]);
  accepts(formula, [[tuna, tuna]]);
});

describe('compute', () => {
  test('the tuna of Hollander and Wolfe', () => {
    const { kendall, spearman, count } = computed(formula, tuna);
    expect(kendall.coefficient).toBeCloseTo(0.4444, 4);
    expect(kendall.pValue).toBeCloseTo(0.1194, 4);
    expect([kendall.pValueMethod, spearman.pValueMethod, count]).toEqual(['exact', 'exact', 9]);
  });

  test('points on a line', () => {
    const { pearson } = computed(formula, { ...tuna, data: '1 2\n2 4\n3 6\n4 8' });
    expect(pearson).toMatchObject({ statistic: null, pValue: 0 });
    expect(pearson.lower).toBeCloseTo(1, 12);
  });

  test('three pairs have no interval; incomplete ones are counted', () => {
    const { pearson, spearman, incompletePairs } = computed(formula, { ...tuna, data: '1\t2\n2\t5\n3\t4\n4\t\n\t9\n' });
    expect([pearson.lower, spearman.upper, incompletePairs]).toEqual([null, null, 2]);
  });

  test('exchanging the columns changes nothing; limits hold the coefficient', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 4,
      maxLength: 15,
    });
    fc.assert(
      fc.property(pairs, (given) => {
        fc.pre([0, 1].every((side) => new Set(given.map((pair) => pair[side])).size > 1));
        const data = given.map((pair) => pair.join('\t')).join('\n');
        const turned = given.map(([x, y]) => `${y}\t${x}`).join('\n');
        const [one, other] = [
          computed(formula, { ...tuna, firstLine: 'values', data }),
          computed(formula, { ...tuna, firstLine: 'values', data: turned }),
        ];
        expect(other.pearson.coefficient).toBeCloseTo(one.pearson.coefficient, 12);
        expect(other.spearman.pValue).toBeCloseTo(one.spearman.pValue, 12);
        expect(other.kendall.coefficient).toBeCloseTo(one.kendall.coefficient, 12);
        expect(one.pearson.lower).toBeLessThanOrEqual(one.pearson.coefficient);
        expect(one.spearman.upper).toBeGreaterThanOrEqual(one.spearman.coefficient);
      }),
      { numRuns: 50 },
    );
  });
});
