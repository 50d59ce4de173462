import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShareChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { ShareNumbers } from '#src/engine/results/charts/ChartNumbers.tsx';
import { ShareChart } from '#src/engine/results/charts/ShareChart.tsx';
import { shareLayout } from '#src/engine/results/charts/shareLayout.ts';
import { textWidth } from '#src/engine/results/charts/textWidth.ts';

const CHART: Chart = {
  type: 'share',
  title: 'Share of each element',
  summary: 'By mass.',
  parts: [
    { label: 'Cu', amount: 63.546 },
    { label: 'S', amount: 32.06 },
    { label: 'O', amount: 143.991 },
    { label: 'H', amount: 10.08 },
  ],
};

test('parts share out the width, each with its name and its percentage', () => {
  const { parts } = shareLayout(CHART, 600);
  expect(parts.reduce((sum, { wide }) => sum + wide, 0)).toBeCloseTo(600, 6);
  expect(parts.map(({ words }) => words.replaceAll('\u00a0', ' '))).toEqual([
    '25.45 %',
    '12.84 %',
    '57.67 %',
    '4.04 %',
  ]);
  expect(renderToStaticMarkup(<ShareChart chart={CHART} width={600} />)).toMatch(/>Cu<.*>S<.*>O<.*>H</);
});

test.each([260, 600])('names do not overlap and stay inside %i pixels', (width) => {
  const { parts, height } = shareLayout(CHART, width);
  const boxes = parts.map(({ label, words, x, y }) => ({ x, y, end: x + 12 + textWidth(`${label} ${words}`) }));
  for (const [index, box] of boxes.entries()) {
    expect(box.end).toBeLessThanOrEqual(width);
    expect(box.y).toBeLessThan(height);
    for (const other of boxes.slice(index + 1)) expect(box.y !== other.y || box.end <= other.x).toBe(true);
  }
});

test('the table has the amounts as they are written, beside their shares', () => {
  const parts = [
    { label: 'Stock', amount: 1, text: '1 mL' },
    { label: 'Water', amount: 3, text: '3 mL' },
  ];
  const markup = renderToStaticMarkup(<ShareNumbers chart={{ ...CHART, parts }} titleId="title" />);
  expect(markup).toMatch(/Stock<\/th><td class="number">25\.0/);
  expect(markup).toMatch(/3(?: |\u00a0|&nbsp;)mL/);
});
