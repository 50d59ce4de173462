import { expect, test } from 'vitest';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { withPinnedCurves } from '#src/engine/results/withPinnedCurves.ts';

const CURVE: XyChart = {
  type: 'xy',
  title: 'Growth',
  summary: 'It grows.',
  x: { label: 'Time', unit: 'h' },
  y: { label: 'Population' },
  series: [{ name: 'Population', marks: 'line', points: [{ x: 0, y: 1 }] }],
};
const HIGHER: XyChart = { ...CURVE, series: [{ name: 'Population', marks: 'line', points: [{ x: 0, y: 2 }] }] };

function resultWith(chart: XyChart): Presentation {
  const headline = { field: 'n', label: 'N', value: 1, text: '1' };
  return {
    headline,
    status: '',
    blocks: [
      { kind: 'list', title: 'A', items: [] },
      { kind: 'chart', chart },
    ],
    working: [],
  };
}

function drawn(chart: XyChart, pinned: XyChart): readonly string[] {
  const block = withPinnedCurves(resultWith(chart), resultWith(pinned)).blocks[1];
  return block?.kind === 'chart' && block.chart.type === 'xy' ? block.chart.series.map(({ name }) => name) : [];
}

test('the curve of a pinned result lies over that of the present one', () => {
  expect(drawn(HIGHER, CURVE)).toEqual(['Population', 'Population, pinned']);
  expect(withPinnedCurves(resultWith(HIGHER), resultWith(CURVE)).blocks[0]).toEqual(resultWith(CURVE).blocks[0]);
});

test.each([
  ['the same curve', CURVE],
  ['another chart', { ...HIGHER, title: 'Decline' }],
  ['another unit', { ...HIGHER, x: { label: 'Time', unit: 'd' } }],
  ['another scale', { ...HIGHER, y: { label: 'Population', scale: 'logarithmic' } }],
] satisfies [string, XyChart][])('%s does not', (_, pinned) => {
  expect(drawn(CURVE, pinned)).toEqual(['Population']);
});

test('bars are laid over those with the same names only', () => {
  const bars = (label: string, y: number): XyChart => ({
    ...CURVE,
    series: [{ name: 'Share', marks: 'bars', points: [{ x: 1, y, label }] }],
  });
  expect(drawn(bars('H', 2), bars('H', 3))).toEqual(['Share', 'Share, pinned']);
  expect(drawn(bars('H', 2), bars('C', 3))).toEqual(['Share']);
});
