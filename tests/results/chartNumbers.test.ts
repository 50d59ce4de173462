/** The numbers of a chart as they are read out and saved: significant digits, gaps, comma-separated values. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { chartCsv } from '#src/engine/results/charts/chartCsv.ts';
import { axisNumber, stopsOf, stopText } from '#src/engine/results/charts/stops.ts';
import { XyMarks } from '#src/engine/results/charts/XyMarks.tsx';
import { xyLayout } from '#src/engine/results/charts/xyLayout.ts';

const CHART: XyChart = {
  type: 'xy',
  title: 'Molarity against volume',
  summary: '',
  x: { label: 'Volume', unit: 'L', digits: 6 },
  y: { label: 'Molarity', unit: 'mol/L', digits: 3 },
  series: [
    {
      name: 'Molarity',
      marks: 'line',
      points: [
        { x: 0, y: Number.NaN },
        { x: 1, y: 0.000123456 },
        { x: 2, y: 0.00005 },
        { x: 3, y: Number.NaN },
        { x: 4, y: 2 },
        { x: 5, y: 3 },
      ],
    },
  ],
};

test('significant digits serve numbers of any size', () => {
  expect(axisNumber(0.000123456, CHART.y)).toBe('0.000123');
  expect(axisNumber(123456, CHART.y)).toBe('123000');
});

test('a place without a value is read as such', () => {
  const [nothing, something] = stopsOf(CHART);
  expect(nothing && stopText(nothing, CHART)).toMatch(/^0\sL, no value$/);
  expect(something && stopText(something, CHART)).toMatch(/^1\sL, 0\.000123\smol\/L$/);
});

test('a gap interrupts the line', () => {
  const layout = xyLayout(CHART, 400);
  const drawn = renderToStaticMarkup(createElement(XyMarks, { chart: CHART, layout }));
  const path = /d="([^"]+)"/.exec(drawn)?.[1] ?? '';
  expect(path).not.toContain('NaN');
  expect(path.match(/M/g)).toHaveLength(2);
});

test('saved numbers are unrounded, a line for each place', () => {
  expect(chartCsv(CHART, stopsOf(CHART)).split('\r\n').slice(0, 3)).toEqual([
    'Volume (L),Molarity (mol/L)',
    '0,',
    '1,0.000123456',
  ]);
  const two = { ...CHART, series: [...CHART.series, { ...CHART.series[0], name: 'Molarity, pinned' }] } as XyChart;
  expect(chartCsv(two, stopsOf(two)).split('\r\n')[2]).toBe('1,0.000123456,0.000123456');
  expect(chartCsv(two, stopsOf(two))).toMatch(/^Volume \(L\),Molarity \(mol\/L\),"Molarity, pinned \(mol\/L\)"/);
});

test('the ends of a range are read, listed and saved like series', () => {
  const ranged: XyChart = { ...CHART, ranges: [{ name: 'Confidence', points: [{ x: 1, from: 0.0001, to: 0.0002 }] }] };
  const stops = stopsOf(ranged);
  const at = stops.find(({ x }) => x === 1);
  expect(at && stopText(at, ranged)).toMatch(
    /^1\sL – Molarity: 0\.000123\smol\/L; Confidence, lower: 0\.0001\smol\/L; Confidence, upper: 0\.0002\smol\/L$/,
  );
  expect(chartCsv(ranged, stops).split('\r\n')[2]).toBe('1,0.000123456,0.0001,0.0002');
});
