import { expect, test } from 'vitest';
import { elementTable, formulaFigure, standardWeightNotices } from '#src/families/elementShares.ts';
import { elementShares } from '#workers/lib/chemistry/elementShares.ts';

test('a row for each element, its figures under the key given', () => {
  const { rows } = elementTable(
    'composition',
    'Shares',
    elementShares([
      { symbol: 'Fe', count: 2 },
      { symbol: 'O', count: 3 },
    ]),
  );
  expect(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)))).toEqual([
    ['Fe', 'Iron', '2', '55.845', '111.690', '69.94'],
    ['O', 'Oxygen', '3', '15.999', '47.997', '30.06'],
  ]);
  expect(rows[1]?.map((cell) => (typeof cell === 'string' ? '' : cell.field))).toEqual([
    'composition.1.symbol',
    'composition.1.name',
    'composition.1.count',
    'composition.1.atomicMass',
    'composition.1.mass',
    'composition.1.percentage',
  ]);
});

test('names the elements without a standard weight, if there are any', () => {
  expect(standardWeightNotices([])).toEqual([]);
  expect(standardWeightNotices(['Technetium', 'Radon'])[0]?.text).toMatch(/^For Technetium, Radon /);
  expect(standardWeightNotices(['Technetium'])[0]?.text).not.toContain('acetate');
});

test('counts are set low for reading, not in the value', () => {
  expect(formulaFigure('hillFormula', 'Hill order', 'C2H6O')).toMatchObject({ value: 'C2H6O', text: 'C₂H₆O' });
});
