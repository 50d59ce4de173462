/** Curves of rarefaction and extrapolation, drawn. */
import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { CurvePoint } from '#workers/lib/biology/limitedCurve.ts';
import type { HillNumbers } from '#workers/lib/biology/sampleEstimates.ts';

/** A sample with its curve. */
export interface DrawnSample {
  readonly name: string;
  readonly individuals: number;
  readonly observed: HillNumbers;
  /** 0 to 1. */
  readonly coverage: number;
  readonly curve: readonly CurvePoint[];
}

export type Order = 'q0' | 'q1' | 'q2';

/** More lines than this cannot be told apart. */
const MOST_SAMPLES = 4;

/** The samples that can be drawn in one chart, with different names. */
export function drawnSamples<Sample extends DrawnSample>(samples: readonly Sample[]): readonly Sample[] {
  return samples.slice(0, MOST_SAMPLES).map((sample, at, all) => ({
    ...sample,
    // A chart tells its lines apart by their names.
    name: all.findIndex(({ name }) => name === sample.name) === at ? sample.name : `${sample.name} (${at + 1})`,
  }));
}

/** Returns a curve against the number of individuals, with its limits where they are known. */
export function sizeChart(samples: readonly DrawnSample[], order: Order, label: string): ChartBlock {
  const chart = xy(
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
      asFound(samples, ({ individuals }) => individuals, order),
    ],
  );
  return { ...chart, chart: { ...chart.chart, ranges: samples.flatMap((sample) => limitsOf(sample, order)) } };
}

/** Nothing where no limits are known. */
function limitsOf({ name, curve }: DrawnSample, order: Order): NonNullable<XyChart['ranges']> {
  const points = curve.flatMap((point) => {
    const [from, to] = [point[`${order}Lower`], point[`${order}Upper`]];
    return from === null || to === null ? [] : [{ x: point.size, from, to }];
  });
  return points.length === 0 ? [] : [{ name: 'Limits', belongsTo: name, points }];
}

/** Returns the species against coverage. */
export function coverageChart(samples: readonly DrawnSample[]): ChartBlock {
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

/** Returns a chart of two linear axes. */
export function xy(
  title: string,
  summary: string,
  axes: { readonly x: string; readonly y: string },
  series: readonly XySeries[],
): ChartBlock & { readonly chart: XyChart } {
  return { kind: 'chart', chart: { type: 'xy', title, summary, x: { label: axes.x }, y: { label: axes.y }, series } };
}

/** Returns a line without marks. */
export function line(
  name: string,
  curve: readonly CurvePoint[],
  x: (point: CurvePoint) => number,
  y: (point: CurvePoint) => number,
): XySeries {
  return { name, marks: 'line', points: curve.map((point) => ({ x: x(point), y: y(point) })) };
}

function asFound(samples: readonly DrawnSample[], x: (sample: DrawnSample) => number, order: Order): XySeries {
  return {
    name: 'As found',
    marks: 'points',
    points: samples.map((sample) => ({ x: x(sample), y: sample.observed[order], label: sample.name })),
  };
}
