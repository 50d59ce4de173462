import type { XySeries } from '#src/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { HillNumbersResult } from '#workers/formulas/hill-numbers.ts';

type Sample = HillNumbersResult['samples'][number];
type Point = Sample['curve'][number];
type Order = 'q0' | 'q1' | 'q2';

/** More lines than this cannot be told apart. */
const MOST_SAMPLES = 4;

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

function drawnSamples(samples: readonly Sample[]): readonly Sample[] {
  return samples.slice(0, MOST_SAMPLES).map((sample, at, all) => ({
    ...sample,
    // A chart tells its lines apart by their names.
    name: all.findIndex(({ name }) => name === sample.name) === at ? sample.name : `${sample.name} (${at + 1})`,
  }));
}

function sizeChart(samples: readonly Sample[], order: Order, label: string): ChartBlock {
  return xy(
    `${label} against individuals`,
    'Rarefied up to the mark of each sample, extrapolated beyond it. Beyond twice the sample the curve is uncertain.',
    { x: 'Individuals', y: label },
    [
      ...samples.map(({ name, curve }) =>
        line(
          name,
          curve,
          ({ size }) => size,
          (point) => point[order],
        ),
      ),
      // The limits of several samples cannot be told apart; the table has them.
      ...(samples.length === 1 ? samples.flatMap((sample) => limitLines(sample, order)) : []),
      asFound(samples, ({ individuals }) => individuals, order),
    ],
  );
}

function limitLines({ name, curve }: Sample, order: Order): readonly XySeries[] {
  if (curve.every((point) => point[`${order}Lower`] === null)) return [];
  return [
    line(
      `${name}, lower limit`,
      curve,
      ({ size }) => size,
      (point) => point[`${order}Lower`] ?? 0,
    ),
    line(
      `${name}, upper limit`,
      curve,
      ({ size }) => size,
      (point) => point[`${order}Upper`] ?? 0,
    ),
  ];
}

function coverageChart(samples: readonly Sample[]): ChartBlock {
  return xy(
    'Species against coverage',
    'Compare samples at the same coverage: a point left or right on one line is the same community sampled less or more.',
    { x: 'Coverage, 0 to 1', y: 'Species (order 0)' },
    [
      ...samples.map(({ name, curve }) =>
        line(
          name,
          curve,
          ({ coverage }) => coverage,
          ({ q0 }) => q0,
        ),
      ),
      asFound(samples, ({ coverage }) => coverage, 'q0'),
    ],
  );
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

function xy(
  title: string,
  summary: string,
  axes: { readonly x: string; readonly y: string },
  series: readonly XySeries[],
): ChartBlock {
  return { kind: 'chart', chart: { type: 'xy', title, summary, x: { label: axes.x }, y: { label: axes.y }, series } };
}

function line(
  name: string,
  curve: readonly Point[],
  x: (point: Point) => number,
  y: (point: Point) => number,
): XySeries {
  return { name, marks: 'line', points: curve.map((point) => ({ x: x(point), y: y(point) })) };
}

function asFound(samples: readonly Sample[], x: (sample: Sample) => number, order: Order): XySeries {
  return {
    name: 'As found',
    marks: 'points',
    points: samples.map((sample) => ({ x: x(sample), y: sample.observed[order], label: sample.name })),
  };
}
