import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OrbitalChart as Orbitals, ScaleChart as Scale } from '#src/engine/kit/onDemand/chart.ts';
import { OrbitalNumbers, ScaleNumbers } from '#src/engine/results/charts/ChartNumbers.tsx';
import { OrbitalChart } from '#src/engine/results/charts/OrbitalChart.tsx';
import { ScaleChart } from '#src/engine/results/charts/ScaleChart.tsx';
import { stripLayout } from '#src/engine/results/charts/stripLayout.ts';
import { scaleDomain, scaleStrip } from '#src/engine/results/charts/stripOf.ts';
import { TICK_SIZE, textWidth } from '#src/engine/results/charts/textWidth.ts';

const SCALE: Scale = {
  type: 'scale',
  title: 'The pH scale',
  summary: 'Neutral is 7.',
  axis: { label: 'pH', reaches: [14] },
  spans: [
    { label: 'Acidic', from: 0, to: 7 },
    { label: 'Basic', from: 7 },
  ],
  marks: [{ label: 'Blood', at: 7.4 }],
};

const IRON: Orbitals = {
  type: 'orbitals',
  title: 'Orbital diagram',
  caption: 'One arrow for each electron',
  summary: 'One arrow for each electron.',
  levels: [
    { name: '1s', electrons: 2, capacity: 2 },
    { name: '3d', electrons: 6, capacity: 10 },
  ],
};

function scaleMarkup(width: number, chart = SCALE): string {
  return renderToStaticMarkup(<ScaleChart chart={chart} width={width} />);
}

describe('a scale', () => {
  test('its ranges make one bar with their names, and a value is marked on it with its number', () => {
    const markup = scaleMarkup(400);
    expect(markup).toMatch(/>Acidic<.*>Basic</);
    expect(markup).toMatch(/>Blood <tspan[^>]*>7\.4</);
    const bars = [...markup.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g)];
    expect(bars.map(([, x, width]) => Math.round(Number(x) + Number(width)))).toEqual([200, 390]);
  });

  test('an open range reaches beyond what is in it', () => {
    const { spans } = SCALE;
    const [, high] = scaleDomain({ ...SCALE, axis: { label: 'pH' }, spans, marks: [] });
    expect(high).toBeGreaterThan(7);
  });

  test('without ranges the names of the values are above and below a line by turns', () => {
    const marks = [1, 2, 3, 4].map((at) => ({ label: `Value ${at}`, at }));
    const { labels } = stripLayout(scaleStrip({ ...SCALE, spans: [], marks }), 600);
    const sides = labels.toSorted((one, other) => one.at - other.at).map(({ isAbove }) => isAbove);
    expect(sides).toEqual([true, false, true, false]);
  });

  test.each([204, 256, 700])('the numbers above the bar of one %i pixels wide can be read in full', (width) => {
    const chart: Scale = { ...SCALE, axis: { label: 'Weight' }, spans: [{ label: 'Range', from: 1024, to: 1251 }] };
    const ticks = [
      ...scaleMarkup(width, { ...chart, marks: [] }).matchAll(
        /translate\(([\d.]+) 0\)"><line[^>]*><\/line><text x="(-?[\d.]+)"[^>]*>([^<]+)/g,
      ),
    ];
    expect(ticks.length).toBeGreaterThan(1);
    for (const [, at, shift, words = ''] of ticks) {
      const [middle, half] = [Number(at) + Number(shift), textWidth(words, TICK_SIZE) / 2];
      expect(middle - half, words).toBeGreaterThanOrEqual(0);
      expect(middle + half, words).toBeLessThanOrEqual(width);
    }
  });

  test('has its numbers in a table', () => {
    const markup = renderToStaticMarkup(<ScaleNumbers chart={SCALE} titleId="title" />);
    expect(markup).toMatch(/<th scope="row">Basic<\/th><td class="number">from 7<\/td>/);
    expect(markup).toMatch(/<th scope="row">Blood<\/th><td class="number">7.4<\/td>/);
  });
});

describe('orbitals', () => {
  const markup = renderToStaticMarkup(<OrbitalChart chart={IRON} width={256} />);

  test('have a box for two electrons and an arrow for each, paired last', () => {
    const [upper = '', lower = ''] = markup.split('>1s<');
    expect(upper.match(/<rect/g)).toHaveLength(5);
    expect(upper.match(/M9 21V5/g)).toHaveLength(5);
    expect(upper.match(/M17 5v16/g)).toHaveLength(1);
    expect(lower.match(/<rect/g)).toHaveLength(1);
    expect(lower.match(/M17 5v16/g)).toHaveLength(1);
  });

  test('have their electrons in a table, the lowest energy first', () => {
    const table = renderToStaticMarkup(<OrbitalNumbers chart={IRON} titleId="title" />);
    expect(table).toMatch(
      /1s<\/th><td class="number">2<\/td><td class="number">2<\/td>.*3d<\/th><td class="number">6<\/td><td class="number">10</,
    );
  });
});
