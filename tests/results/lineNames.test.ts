/** Names at the ends of lines: beside the chart, apart from one another, inside its height. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { captionClause } from '#src/engine/results/charts/captionClause.ts';
import { seriesLook } from '#src/engine/results/charts/seriesLook.ts';
import { xyLayout } from '#src/engine/results/charts/xyLayout.ts';

function chartOf(ends: readonly number[]): XyChart {
  return {
    type: 'xy',
    title: 'Lines',
    summary: '',
    x: { label: 'X' },
    y: { label: 'Y' },
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

test('up to five names keep their distance and stay beside the plot, wherever the lines end', () => {
  const ends = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(ends, (values) => {
      const { ends: names, legend, right, top } = xyLayout(chartOf(values), 640);
      expect(names).toHaveLength(values.length);
      expect(legend).toEqual([]);
      expect(right).toBeLessThan(600);
      for (const [index, { y }] of names.entries()) {
        expect(y).toBeGreaterThanOrEqual(top - 8);
        if (index > 0) expect(y - (names[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(16 - 1e-6);
      }
      expect(new Set(names.map(({ name }) => name)).size).toBe(values.length);
    }),
  );
});

test('on a logarithmic axis a line ends at its last point above zero', () => {
  const { series, ...chart } = chartOf([0, 100]);
  const lines = series.map((line) => ({ ...line, points: [{ x: 0, y: 10 }, ...line.points.slice(1)] }));
  const { ends } = xyLayout({ ...chart, y: { label: 'Y', scale: 'logarithmic' }, series: lines }, 640);
  expect(ends).toHaveLength(2);
  for (const { y } of ends) expect(y).toBeGreaterThan(0);
});

test('six lines have a legend in the order of their ends, the highest first', () => {
  const { ends, legend } = xyLayout(chartOf([3, 1, 6, 2, 5, 4]), 640);
  expect(ends).toEqual([]);
  expect(legend.map(({ name }) => name)).toEqual(['Line 2', 'Line 4', 'Line 5', 'Line 0', 'Line 3', 'Line 1']);
});

test('a name that does not fit in two lines is in a legend', () => {
  const chart = chartOf([1, 2]);
  const [first, second] = chart.series;
  if (first === undefined || second === undefined) throw new Error('There are two lines');
  const name = 'Percent of the reserve by the method of Karvonen';
  const { ends, legend } = xyLayout({ ...chart, series: [{ ...first, name }, second] }, 320);
  expect(ends).toEqual([]);
  expect(legend).toHaveLength(2);
});

test('one line has no name: the caption has it', () => {
  const { ends, legend, right } = xyLayout(chartOf([1]), 640);
  expect([ends, legend, right]).toEqual([[], [], 626]);
  expect(captionClause(chartOf([1]))).toBe('Y over X');
});

test('a line beside one value is named in the caption, an ordinary word in small letters', () => {
  const named = (name: string): XyChart => {
    const [line, value] = chartOf([1, 2]).series;
    if (line === undefined || value === undefined) throw new Error('There are two series');
    return {
      ...chartOf([1]),
      series: [
        { ...line, name },
        { ...value, marks: 'points', points: [{ x: 1, y: 1 }] },
      ],
    };
  };
  expect(captionClause(named('Same amount of solute'))).toBe('Y over X, same amount of solute');
  expect(captionClause(named('At this height'))).toBe('Y over X, at this height');
  for (const name of ['pH', 'Tm', 'DNA', 'Kd of the pair'])
    expect(captionClause(named(name))).toBe(`Y over X, ${name}`);
});

test('a level has its name at its end', () => {
  const { ends } = xyLayout({ ...chartOf([1]), levels: [{ y: 0.5, label: 'Half' }] }, 640);
  expect(ends.map(({ name, index }) => [name, index])).toEqual([['Half', null]]);
});

test('ten lines differ in more than their color: no two have the same dashes', () => {
  const dashes = Array.from({ length: 10 }, (_, index) => seriesLook(index).dash);
  expect(new Set(dashes).size).toBe(10);
});
