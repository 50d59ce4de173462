/** Bars with names: on their side, each with its name in full where it has room in two lines. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { BarsChart } from '#src/engine/results/charts/BarsChart.tsx';
import { barsLayout, isSideways } from '#src/engine/results/charts/barsLayout.ts';
import { chartHeight } from '#src/engine/results/charts/chartHeight.ts';
import { stopsOf } from '#src/engine/results/charts/stops.ts';

function chartOf(names: readonly string[]): XyChart {
  return {
    type: 'xy',
    title: 'Counts',
    summary: 'Some.',
    x: { label: 'Species' },
    y: { label: 'Count', decimals: 0 },
    series: [
      { name: 'Count', marks: 'bars', points: names.map((label, index) => ({ x: index + 1, y: index + 4, label })) },
    ],
  };
}

const BIRDS = chartOf(['Erithacus rubecula', 'Luscinia megarhynchos', 'Parus major']);

function drawn(chart: XyChart, width: number): string {
  return renderToStaticMarkup(
    <BarsChart chart={chart} stops={stopsOf(chart)} width={width} reading={1} onRead={() => undefined} />,
  );
}

test('names longer than a symbol lie sideways, symbols do not', () => {
  expect(isSideways(BIRDS)).toBe(true);
  expect(isSideways(chartOf(['AA', 'Aa']))).toBe(false);
});

test.each([288, 700])('every name and value is upright and inside a drawing %i pixels wide', (width) => {
  const markup = drawn(BIRDS, width);
  expect(markup).not.toContain('rotate');
  expect(barsLayout(BIRDS, width).left).toBeLessThanOrEqual(0.4 * width);
  for (const [, x, wide] of markup.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g))
    expect(Number(x) + Number(wide)).toBeLessThanOrEqual(width);
  expect(markup).toMatch(/>Luscinia(?: megarhynchos)?</);
  expect(markup).toMatch(/>6</);
  expect(markup).toContain(`height="${chartHeight(BIRDS, width)}"`);
});

test('a row is 32 px high, in long lists 18 px', () => {
  expect(barsLayout(BIRDS, 400).step).toBe(32);
  expect(barsLayout(chartOf(Array.from({ length: 30 }, (_, index) => `Species ${index}`)), 400).step).toBe(18);
});

test('the row that is read is marked, and the mark is left out of the saved picture', () => {
  expect(drawn(BIRDS, 400).match(/data-reading/g)).toHaveLength(1);
});
