import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TimelineChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { TimelineChart } from '#src/engine/results/charts/TimelineChart.tsx';
import { TICK_SIZE, textWidth } from '#src/engine/results/charts/textWidth.ts';

const MONTH: Chart = {
  type: 'timeline',
  title: 'Gestation',
  summary: 'Birth after a month.',
  start: '2026-10-01',
  end: '2026-11-03',
  spans: [{ label: 'First third', from: '2026-10-01', to: '2026-10-11' }],
  days: [{ label: 'Due date', date: '2026-11-01' }],
};

/** The labels below the axis, each with its center. */
function ticksOf(markup: string): readonly { readonly words: string; readonly x: number }[] {
  return [...markup.matchAll(/<text text-anchor="middle"[^>]*><tspan x="([\d.]+)"[^>]*>([^<]+)/g)].map(
    ([, x, words]) => ({ x: Number(x), words: words ?? '' }),
  );
}

test.each([320, 344, 700])('every day below the axis of a timeline %i pixels wide can be read in full', (width) => {
  const ticks = ticksOf(renderToStaticMarkup(<TimelineChart chart={MONTH} width={width} height={260} />));
  expect(ticks.length).toBeGreaterThan(2);
  for (const { words, x } of ticks) {
    const half = textWidth(words, TICK_SIZE) / 2;
    expect(x - half, words).toBeGreaterThanOrEqual(0);
    expect(x + half, words).toBeLessThanOrEqual(width);
  }
});
