/** Names at the ends of lines: beside the chart, apart from one another, inside its height. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { seriesLook } from '#src/engine/results/charts/seriesLook.ts';
import { xyLayout } from '#src/engine/results/charts/xyLayout.ts';

function chartOf(ends: readonly number[], namesLines = true): XyChart {
  return {
    type: 'xy',
    title: 'Lines',
    summary: '',
    x: { label: 'X' },
    y: { label: 'Y' },
    namesLines,
    series: ends.map((end, index) => ({
      name: `Line ${index}`,
      marks: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: end },
      ],
    })),
  };
}

test('names keep their distance and stay beside the chart, wherever the lines end', () => {
  const ends = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(ends, (values) => {
      const layout = xyLayout(chartOf(values), 640, 320);
      const places = layout.lineNames.map(({ y }) => y);
      expect(places).toHaveLength(values.length);
      expect(layout.right).toBeLessThan(600);
      for (const [index, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(layout.top);
        if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(14 - 1e-6);
      }
      expect(new Set(layout.lineNames.map(({ name }) => name)).size).toBe(values.length);
    }),
  );
});

test('one line, and charts that do not ask for names, have none and the whole width', () => {
  for (const chart of [chartOf([1]), chartOf([1, 2], false)]) {
    const layout = xyLayout(chart, 640, 320);
    expect([layout.lineNames, layout.right]).toEqual([[], 628]);
  }
});

test('ten lines differ in more than their color: no two have the same dashes', () => {
  const dashes = Array.from({ length: 10 }, (_, index) => seriesLook(index).dash);
  expect(new Set(dashes).size).toBe(10);
});
