import { expect, test } from 'vitest';
import { namedBars } from '#src/calculators/families/namedBars.ts';

const ELEMENTS = { title: 'Shares', summary: 'By mass.', of: 'Element', y: { label: 'Share' }, names: ['H', 'O'] };

function seriesOf(...values: readonly (number | null)[][]) {
  const { chart } = namedBars({
    ...ELEMENTS,
    series: values.map((each, index) => ({ name: `${index}`, values: each })),
  });
  return chart.type === 'xy' ? chart.series : [];
}

test('each name has a place, at which every series has its bar', () => {
  expect(seriesOf([11, 89], [12, 88]).map(({ points }) => points)).toEqual([
    [
      { x: 1, y: 11, label: 'H' },
      { x: 2, y: 89, label: 'O' },
    ],
    [
      { x: 1, y: 12, label: 'H' },
      { x: 2, y: 88, label: 'O' },
    ],
  ]);
});

test('a value that is missing or no finite number has no bar, and the others stay in their places', () => {
  expect(seriesOf([null, 89])[0]?.points).toEqual([{ x: 2, y: 89, label: 'O' }]);
  expect(seriesOf([Number.POSITIVE_INFINITY, 89])[0]?.points).toEqual([{ x: 2, y: 89, label: 'O' }]);
  expect(seriesOf([11])[0]?.points).toEqual([{ x: 1, y: 11, label: 'H' }]);
});
