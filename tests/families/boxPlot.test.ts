import { expect, test } from 'vitest';
import { boxPlot, uniquelyNamed } from '#src/calculators/families/boxPlot.ts';

const SAMPLE = {
  name: 'A',
  values: [1, 2, 3, 4, 20],
  median: 3,
  quartile1: 2,
  quartile3: 4,
  mean: 6,
  confidenceInterval: { lower: -4, upper: 16 },
};

function rowsOf(...groups: readonly Parameters<typeof boxPlot>[0]['groups'][number][]) {
  const { chart } = boxPlot({ title: 'Plot', summary: 'A plot.', groups, axis: { label: 'Value' } });
  if (chart.type !== 'rows') throw new Error('It is no chart of rows');
  return chart.rows;
}

test('whiskers end at the last values within 1.5 interquartile ranges', () => {
  expect(rowsOf(SAMPLE)).toEqual([
    {
      label: 'A',
      dots: [{ x: 1 }, { x: 2 }, { x: 3 }, { x: 4 }, { x: 20 }],
      box: { low: 1, from: 2, middle: 3, to: 4, high: 4 },
      interval: { name: 'Mean', middle: 6, from: -4, to: 16 },
    },
  ]);
});

test('of many values only those beyond the whiskers are drawn', () => {
  const values = [...Array.from({ length: 300 }, (_, at) => 2 + (at % 3)), 99];
  expect(rowsOf({ ...SAMPLE, values })[0]?.dots).toEqual([{ x: 99 }]);
});

test('one value has neither box nor bar', () => {
  const [row] = rowsOf({ ...SAMPLE, values: [6], quartile1: null, confidenceInterval: { lower: null, upper: null } });
  expect(row?.box).toBeUndefined();
  expect(row?.interval).toEqual({ name: 'Mean', middle: 6, from: 6, to: 6 });
});

test('rows of the same name are told apart', () => {
  expect(uniquelyNamed([{ label: 'A' }, { label: 'A' }, { label: 'B' }]).map(({ label }) => label)).toEqual([
    'A',
    'A (2)',
    'B',
  ]);
});
