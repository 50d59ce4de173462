import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RowsChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { RowsNumbers } from '#src/engine/results/charts/ChartNumbers.tsx';
import { RowsChart } from '#src/engine/results/charts/RowsChart.tsx';
import { listedValues, rowColumns, rowText } from '#src/engine/results/charts/rowTexts.ts';

const CHART: Chart = {
  type: 'rows',
  title: 'Weights',
  summary: 'Two groups.',
  x: { label: 'Weight', unit: 'g' },
  rows: [
    {
      label: 'Control',
      dots: [{ x: 3.9 }, { x: 5.1 }, { x: 5.1 }, { x: 9, isMarked: true }],
      box: { low: 3.9, from: 4.35, middle: 4.95, to: 5.4, high: 6 },
      interval: { name: 'Mean', middle: 4.92, from: 4.09, to: 5.74 },
    },
    { label: 'Treated', interval: { name: 'Mean', middle: 6, from: 5, to: null } },
  ],
  marks: [{ x: 5, label: 'Target' }],
};

function drawn(width: number, reading: number | null = null): string {
  return renderToStaticMarkup(<RowsChart {...{ chart: CHART, width, reading, onRead() {} }} />);
}

test.each([320, 700])('every mark lies inside a drawing %i pixels wide', (width) => {
  const places = [...drawn(width).matchAll(/\b(?:cx|x1|x2)="(-?[\d.]+)"/g)].map(([, place]) => Number(place));
  expect(places.length).toBeGreaterThan(12);
  for (const place of places) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(width);
  }
});

test('equal values are drawn beside each other, marked ones hollow', () => {
  const dots = [...drawn(500).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)];
  expect(dots).toHaveLength(4);
  expect(dots[1]?.[1]).toBe(dots[2]?.[1]);
  expect(dots[1]?.[2]).not.toBe(dots[2]?.[2]);
  expect(Number(dots[3]?.[3])).toBeGreaterThan(Number(dots[0]?.[3]));
});

test('an open interval goes on to the end', () => {
  const lines = [...drawn(500).matchAll(/<line x1="([\d.]+)" x2="([\d.]+)" y1="17" y2="17"/g)];
  expect(lines.map(([, , to]) => Number(to))).toEqual([486]);
});

test('the row that is read is marked', () => {
  expect(drawn(500)).not.toContain('data-reading');
  expect(drawn(500, 1).match(/data-reading/g)).toHaveLength(1);
});

test('rows are read out and listed with the numbers that they have', () => {
  expect(rowColumns(CHART).map(({ label }) => label)).toEqual([
    'Values',
    'Lower whisker',
    'Lower quartile',
    'Median',
    'Upper quartile',
    'Upper whisker',
    'Mean',
    'Lower limit',
    'Upper limit',
  ]);
  expect(rowText(CHART.rows[1] ?? { label: '' }, CHART)).toBe('Treated – Mean: 6 g; Lower limit: 5 g');
  expect(listedValues(CHART.rows[0] ?? { label: '' }, CHART)).toBe('3.9, 5.1, 5.1, 9*');
  const many = { label: 'Many', dots: Array.from({ length: 201 }, (_, x) => ({ x })) };
  expect(listedValues(many, CHART)).toBe('');
  const table = renderToStaticMarkup(<RowsNumbers chart={CHART} titleId="title" />);
  expect(table).toContain('<th scope="row">Treated</th>');
  expect(table).toContain('3.9, 5.1, 5.1, 9*');
});
