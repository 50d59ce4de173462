import { expect, test } from 'vitest';
import {
  alsoNoted,
  decimalsInSentence,
  decimalsOf,
  inDecimals,
  inSentence,
  intervalWords,
  pValueWords,
  statisticText,
} from '#src/calculators/families/statisticsNumbers.ts';

test.each([
  [0, '0'],
  [4.916666666666667, '4.91667'],
  [10_000_002, '10000002'],
  [-0.00012345678, '-0.000123457'],
  [1.2345678e-9, '1.23457e-9'],
  [2.5e20, '2.5e+20'],
])('%d is written %s', (value, text) => {
  expect(statisticText(value)).toBe(text);
});

test('p values in sentences have four decimals', () => {
  expect(pValueWords(0.05)).toBe('p = 0.0500');
  expect(pValueWords(1e-5)).toBe('p < 0.0001');
  expect(pValueWords(null)).toBe('p not defined');
});

test('a sentence follows the note of a figure, or is the only one', () => {
  const figure = { field: 'p', label: 'p', value: 0, text: '< 0.0001' };
  expect(alsoNoted({ ...figure, note: '0.' }, 'F = 3.')).toMatchObject({ note: '0. F = 3.' });
  expect(alsoNoted(figure, 'F = 3.')).toMatchObject({ note: 'F = 3.' });
});

test('sentences have a true minus, and name open limits', () => {
  expect(inSentence(-3.3655)).toBe('−3.37');
  expect(intervalWords(95, -3.3655, null)).toBe('95 % CI −3.37 to no limit');
});

const sample = (values: readonly number[], mean: number, standardDeviation: number | null) => ({
  values,
  mean,
  standardDeviation,
  count: Math.max(values.length, 1),
});

test.each([
  ['three digits of an SD of 1.29', sample([1, 2, 3, 4], 2.5, 1.29), 2],
  ['three digits of an SD of 0.788', sample([4.2, 5.1], 4.65, 0.788), 3],
  ['none of an SD above 100', sample([1000, 3000], 2000, 1414), 0],
  ['two digits of the SEM of many values', { mean: 5, standardDeviation: 1, count: 10_000, values: [] }, 3],
  ['without spread those that were typed', sample([2.1, 2.1], 2.1, 0), 1],
  ['of one value as well', sample([0.0125], 0.0125, null), 4],
  ['of a summary those of its mean', sample([], 31.2, 0), 1],
])('decimals: %s', (_, given, decimals) => {
  expect(decimalsOf(given)).toBe(decimals);
});

test.each([
  [1_000_000_001.5, 2, '1000000001.5'],
  [1_000_000_002.25, 2, '1000000002.25'],
  [4.916666666666667, 3, '4.917'],
  [9.9996, 3, '10'],
  [-0.5, 2, '-0.5'],
  [5_412_345.123456789, 15, '5412345.12345679'],
  [1e-7, 3, '1e-7'],
  [0, 2, '0'],
])('%d with %i decimals is %s', (value, decimals, text) => {
  expect(inDecimals(value, decimals)).toBe(text);
  expect(decimalsInSentence(value, decimals)).toBe(text.replace('-', '−'));
});
