import { expect, test } from 'vitest';
import { efficienciesIn, findName, namesIn } from '#workers/formulas/relative-expression/geneNames.ts';

test('names are separated by commas, semicolons and line ends', () => {
  expect(namesIn('GAPDH, ACTB;18S\nB2M,')).toEqual(['GAPDH', 'ACTB', '18S', 'B2M']);
});

test('a name is found as it is spelled first, then in any letter case', () => {
  expect(findName(['tnf', 'TNF'], 'TNF')).toBe('TNF');
  expect(findName(['Gapdh'], ' GAPDH ')).toBe('Gapdh');
  expect(findName(['Gapdh'], 'ACTB')).toBeUndefined();
});

test('percent becomes a factor', () => {
  const read = efficienciesIn('tnf\t95 %\t2\nR\t100', ['TNF', 'R'], 'point');
  if (!read.ok) throw new Error('refused');
  expect([...read.input]).toEqual([
    ['TNF', { percent: 95, factor: 1.95, standardError: 0.02 }],
    ['R', { percent: 100, factor: 2, standardError: 0 }],
  ]);
});
