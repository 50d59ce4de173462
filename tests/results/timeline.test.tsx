import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TimelineChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { stripLayout } from '#src/engine/results/charts/stripLayout.ts';
import { timelineStrip } from '#src/engine/results/charts/stripOf.ts';
import { TimelineChart } from '#src/engine/results/charts/TimelineChart.tsx';
import { TICK_SIZE, textWidth } from '#src/engine/results/charts/textWidth.ts';

const MONTH: Chart = {
  type: 'timeline',
  title: 'Gestation',
  caption: 'A month',
  summary: 'Birth after a month.',
  start: '2026-10-01',
  end: '2026-11-03',
  spans: [{ label: 'First third', from: '2026-10-01', to: '2026-10-11' }],
  days: [{ label: 'Due date', date: '2026-11-01' }],
};

/** The labels above the bar, each with its center. */
function ticksOf(markup: string): readonly { readonly words: string; readonly x: number }[] {
  return [...markup.matchAll(/<text x="([\d.]+)" y="12" text-anchor="middle"[^>]*>([^<]+)/g)].map(([, x, words]) => ({
    x: Number(x),
    words: words ?? '',
  }));
}

test.each([320, 344, 700])('every day above the bar of a timeline %i pixels wide can be read in full', (width) => {
  const ticks = ticksOf(renderToStaticMarkup(<TimelineChart chart={MONTH} width={width} />));
  expect(ticks.length).toBeGreaterThan(2);
  for (const { words, x } of ticks) {
    const half = textWidth(words, TICK_SIZE) / 2;
    expect(x - half, words).toBeGreaterThanOrEqual(0);
    expect(x + half, words).toBeLessThanOrEqual(width);
  }
});

test.each([280, 700])(
  'spans that follow one another are one bar, and no two names overlap, %i pixels wide',
  (width) => {
    const thirds: Chart = {
      ...MONTH,
      spans: [
        { label: 'First trimester', short: 'First', from: '2026-10-01', to: '2026-10-11' },
        { label: 'Second trimester', short: 'Second', from: '2026-10-11', to: '2026-10-22' },
        { label: 'Third trimester', short: 'Third', from: '2026-10-22', to: '2026-11-03' },
        { label: 'Usual days of birth', from: '2026-10-30', to: '2026-11-03' },
      ],
      days: [...MONTH.days, { label: 'Check', date: '2026-10-25' }],
    };
    const { zones, labels, height } = stripLayout(timelineStrip(thirds), width);
    expect(zones.map(({ isOver }) => isOver)).toEqual([false, false, false, true]);
    expect(zones[1]?.label).toBe(width < 400 ? 'Second' : 'Second trimester');
    expect(labels.map(({ label }) => label).toSorted()).toEqual(['Check', 'Due date', 'Usual days of birth']);
    const boxes = labels.map(({ label, words, x, y }) => ({ x, y, end: x + textWidth(`${label} ${words}`) }));
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.end).toBeLessThanOrEqual(width);
      expect(box.y).toBeLessThan(height);
      for (const other of boxes.slice(index + 1))
        expect(box.y !== other.y || box.end <= other.x || other.end <= box.x).toBe(true);
    }
  },
);
