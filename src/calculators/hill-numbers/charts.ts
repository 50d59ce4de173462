import {
  coverageChart,
  drawnSamples,
  line,
  type Order,
  sizeChart,
  xy,
} from '#src/calculators/families/diversityCurves.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { HillNumbersResult } from '#workers/formulas/hill-numbers.ts';

type Sample = HillNumbersResult['samples'][number];

const ORDERS: readonly (readonly [Order, string])[] = [
  ['q1', 'Common species (order 1)'],
  ['q2', 'Dominant species (order 2)'],
];

/** Returns the curves of species against individuals and against coverage. */
export function speciesCharts({ samples }: HillNumbersResult): readonly ChartBlock[] {
  const drawn = drawnSamples(samples);
  return [sizeChart(drawn, 'q0', 'Species (order 0)'), coverageChart(drawn)];
}

/** Returns the curves of the other orders and of coverage, and ranks of abundance. */
export function furtherCharts({ samples }: HillNumbersResult): readonly ChartBlock[] {
  const drawn = drawnSamples(samples);
  return [
    ...ORDERS.map(([order, label]) => sizeChart(drawn, order, label)),
    completenessChart(drawn),
    rankChart(drawn),
  ];
}

function completenessChart(samples: readonly Sample[]): ChartBlock {
  return xy(
    'Coverage against individuals',
    'The share of the community that belongs to the species found.',
    { x: 'Individuals', y: 'Coverage, 0 to 1' },
    samples.map((sample) =>
      line(
        sample.name,
        sample.curve,
        ({ size }) => size,
        ({ coverage }) => coverage,
      ),
    ),
  );
}

function rankChart(samples: readonly Sample[]): ChartBlock {
  const chart = xy(
    'Rank and abundance',
    'Each species by its rank and its share of the sample: the flatter the line, the more even the community.',
    { x: 'Rank', y: 'Share of the individuals' },
    samples.map(({ name, ranking, individuals }) => ({
      name,
      marks: 'line-and-points' as const,
      points: ranking.map(({ species, count }, at) => ({ x: at + 1, y: count / individuals, label: species })),
    })),
  );
  return chart.chart.type === 'xy'
    ? { ...chart, chart: { ...chart.chart, y: { ...chart.chart.y, scale: 'logarithmic', decimals: 4 } } }
    : chart;
}
