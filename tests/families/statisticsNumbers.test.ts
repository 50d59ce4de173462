import { expect, test } from 'vitest';
import {
  countFigure,
  inSentence,
  intervalWords,
  nameFigure,
  pValueFigure,
  pValueWords,
  statistic,
  statisticText,
} from '#src/families/statisticsNumbers.ts';

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

test('p values have four decimals, and small ones their digits beside', () => {
  expect(pValueFigure('p', 'p', 0.0794)).toEqual({ field: 'p', label: 'p', value: 0.0794, text: '0.0794' });
  expect(pValueFigure('p', 'p', 1.234e-12)).toMatchObject({ text: '< 0.0001', note: '1.23e-12.' });
  expect(pValueFigure('p', 'p', 0)).toMatchObject({ text: '< 0.0001', note: '0.' });
  expect(pValueFigure('p', 'p', null, 'Why.')).toMatchObject({ value: null, text: '–', note: 'Why.' });
  expect(pValueWords(0.05)).toBe('p = 0.0500');
  expect(pValueWords(1e-5)).toBe('p < 0.0001');
  expect(pValueWords(null)).toBe('p not defined');
});

test('what is not defined is a dash with the reason', () => {
  expect(statistic('sd', 'SD', null)).toMatchObject({ value: null, text: '–', note: 'Not defined for these values.' });
  expect(statistic('sd', 'SD', 2, { unit: 'g', note: 'Note.' })).toMatchObject({ text: '2', unit: 'g', note: 'Note.' });
});

test('sentences have a true minus, and name open limits', () => {
  expect(inSentence(-3.3655)).toBe('−3.37');
  expect(intervalWords(95, -3.3655, null)).toBe('95 % CI −3.37 to no limit');
});

test('counts and names', () => {
  expect(countFigure('n', 'n', 12)).toMatchObject({ value: 12, text: '12' });
  expect(nameFigure('name', 'Name', ' ')).toMatchObject({ value: ' ', text: '–' });
});
