import { expect, test } from 'vitest';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { xyLayout } from '#src/engine/results/charts/xyLayout.ts';

test('named bars fill the width: half a space before the first and after the last', () => {
  const named: XyChart = {
    type: 'xy',
    title: 'Genotypes',
    summary: 'Two of them.',
    x: { label: 'Genotype' },
    y: { label: 'Count' },
    series: [
      {
        name: 'Count',
        marks: 'bars',
        points: [
          { x: 1, y: 3, label: 'AA' },
          { x: 2, y: 5, label: 'Aa' },
        ],
      },
    ],
  };
  const { x, left, right } = xyLayout(named, 500);
  expect(x(1) - left).toBeCloseTo((right - left) / 4);
  expect(right - x(2)).toBeCloseTo((right - left) / 4);
});
