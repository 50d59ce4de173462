import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DescriptiveStatisticsInput } from '#workers/formulas/descriptive-statistics.ts';

const six: DescriptiveStatisticsInput = {
  data: 'Weight\n4.2\n5.1\n3.9\n6\n5.5\n4.8',
  decimalMark: 'point',
  firstLine: 'recognized',
  confidenceLevel: 95,
  quartileMethod: 'linear',
};
const beyond = 'Please enter values whose result is not beyond all numbers';

describe('validate', () => {
  refuses(formula, [
    [{ ...six, data: '' }, 'Please fill in all required fields', 'data'],
    [{ ...six, data: '', confidenceLevel: 20 }, 'Please fill in all required fields', 'data'],
    [{ ...six, decimalMark: '' }, 'Please fill in all required fields', 'decimalMark'],
    [{ ...six, quartileMethod: '' }, 'Please fill in all required fields', 'quartileMethod'],
    [{ ...six, quartileMethod: 'type-5' as 'linear' }, 'Please fill in all required fields', 'quartileMethod'],
    [{ ...six, data: '1.2\n3.4\nabc' }, 'Line 3: "abc" is not a number', 'data'],
    [{ ...six, data: 'A\tB\n1\t\n2\tNA' }, 'Column "B" needs at least 1 value', 'data'],
    [
      { ...six, data: `${Array(21).fill(1).join('\t')}\n${Array(21).fill(2).join('\t')}` },
      'Please paste at most 20 columns',
      'data',
    ],
    [{ ...six, confidenceLevel: null }, 'Please fill in all required fields', 'confidenceLevel'],
    [{ ...six, confidenceLevel: 99.95 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
    [{ ...six, data: '-1e308\n1e308' }, beyond, 'data'],
    [{ ...six, data: '1e-200\n1e200' }, beyond, 'data'],
  ]);

  accepts(formula, [
    [six, six],
    [
      { ...six, data: '1,5;2', decimalMark: 'comma' },
      { ...six, data: '1,5;2', decimalMark: 'comma' },
    ],
  ]);
});

describe('compute', () => {
  const only = (data: string, options: Partial<DescriptiveStatisticsInput> = {}) => {
    const [column] = computed(formula, { ...six, data, ...options }).columns;
    if (column === undefined) throw new Error('There is no column');
    return column;
  };

  test('says what it read', () => {
    const { reading } = computed(formula, { ...six, data: 'A,B\n1,2\n3,\n' });
    expect(reading).toMatchObject({ columns: 2, lines: 2, values: 3, missing: 1, hasHeader: true });
  });

  test('has nothing that a single value does not have', () => {
    expect(only('7.5')).toMatchObject({
      mean: 7.5,
      standardDeviation: null,
      standardError: null,
      confidenceInterval: { lower: null, upper: null },
      coefficientOfVariation: null,
      geometricStandardDeviation: null,
      skewness: null,
      quartileMethods: { mooreMcCabe: { quartile1: null, quartile3: null } },
    });
    expect(only('7.5').geometricMean).toBeCloseTo(7.5, 12);
    expect(only('7.5', { quartileMethod: 'moore-mccabe' })).toMatchObject({
      quartile1: null,
      interquartileRange: null,
    });
  });

  test('has no shape without spread, and no CV about 0', () => {
    expect(only('2 2 2 2')).toMatchObject({
      standardDeviation: 0,
      skewness: null,
      excessKurtosis: null,
      shapiroWilk: { statistic: null, pValue: null },
      coefficientOfVariation: 0,
    });
    expect(only('-1 0 1')).toMatchObject({ coefficientOfVariation: null, geometricMean: null, harmonicMean: null });
    expect(only('1 2 4').excessKurtosis).toBeNull();
    expect(only('-1 -3').coefficientOfVariation).toBeCloseTo(70.71, 2);
  });

  test('a change of unit changes all values alike and no ratio', () => {
    const sample = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 4, maxLength: 25 });
    fc.assert(
      fc.property(sample, fc.integer({ min: 2, max: 50 }), (values, factor) => {
        const plain = only(values.join('\n'));
        const scaled = only(values.map((value) => value * factor).join('\n'));
        for (const key of ['mean', 'median', 'harmonicMean', 'quartile1', 'range', 'medianAbsoluteDeviation'] as const)
          expect((scaled[key] ?? 0) / ((plain[key] ?? 0) * factor || 1)).toBeCloseTo(plain[key] === 0 ? 0 : 1, 9);
        expect(scaled.coefficientOfVariation).toBeCloseTo(plain.coefficientOfVariation ?? -1, 8);
        if (plain.skewness !== null) expect(scaled.skewness).toBeCloseTo(plain.skewness, 6);
      }),
    );
  });

  test('arithmetic mean, geometric mean and harmonic mean come in this order', () => {
    const sample = fc.array(fc.double({ min: 0.01, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sample, (values) => {
        const { mean, geometricMean, harmonicMean } = only(values.join('\n'));
        expect(geometricMean).toBeLessThanOrEqual(mean * (1 + 1e-12));
        expect(harmonicMean).toBeLessThanOrEqual((geometricMean ?? 0) * (1 + 1e-12));
      }),
    );
  });
});
