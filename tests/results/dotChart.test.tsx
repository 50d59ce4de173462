import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DotChart as Dots } from '#src/engine/kit/onDemand/chart.ts';
import { ChartBlock } from '#src/engine/results/ChartBlock.tsx';
import { DotChart } from '#src/engine/results/charts/DotChart.tsx';
import { loadCharts } from '#tests/support/loadCharts.ts';

await loadCharts();

const CHART: Dots = {
  type: 'dots',
  title: 'Dot plot',
  summary: 'A dot for each word.',
  x: { label: 'One', unit: 'nt' },
  y: { label: 'Two', unit: 'nt' },
  size: { x: 1000, y: 500 },
  columns: 10,
  layers: [
    { name: 'Same strand', rows: [[0, 1], [], [3, 2, 9, 1]] },
    { name: 'Other strand', rows: [[], [5, 1], []] },
  ],
  stretches: [
    { text: '300 nt: 1 to 300 with 1 to 300', from: { x: 1, y: 1 }, to: { x: 300, y: 300 } },
    { text: '20 nt: 400 to 420 with 20 to 1', from: { x: 400, y: 20 }, to: { x: 420, y: 1 } },
  ],
};

function drawn(reading: number | null): string {
  return renderToStaticMarkup(<DotChart chart={CHART} width={500} reading={reading} />);
}

test('a path for each layer with a rectangle for each run of cells, the first row lowest', () => {
  const paths = [...drawn(null).matchAll(/<path d="([^"]+)"/g)].map(([, path = '']) => path);
  expect(paths.map((path) => path.match(/M/g)?.length)).toEqual([3, 1]);
  const corners = [...(paths[0] ?? '').matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((found) =>
    found.slice(1).map(Number),
  ) as unknown as readonly [number, number, number, number][];
  const [first, second, third] = corners as [(typeof corners)[0], (typeof corners)[0], (typeof corners)[0]];
  expect(first[1]).toBeGreaterThan(second[1]);
  expect(second[2]).toBeCloseTo(2 * first[2], 1);
  expect(third[0] - second[0]).toBeCloseTo(6 * first[2], 0);
});

test('a reading marks a stretch, and is left out of the saved picture', () => {
  expect(drawn(null)).not.toContain('data-reading');
  expect(drawn(0)).toContain('data-reading');
});

test('the stretches are read with the drawing as a slider', () => {
  const markup = renderToStaticMarkup(<ChartBlock chart={CHART} />);
  expect(markup).toMatch(/aria-valuetext="300\snt: 1 to 300 with 1 to 300"/);
  expect(markup).toContain('role="slider"');
  expect(markup).toContain('aria-valuemax="1"');
});
