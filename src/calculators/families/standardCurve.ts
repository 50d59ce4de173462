/** Shared by pages about a standard curve: points with their line, residuals around it, and both as a table. */
import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import type { FigureOf, Outputs } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { FittedPoint } from '#workers/lib/mathematics/lineResiduals.ts';
import { residualChart } from './residualChart.ts';

type Key = ResultKey<Pick<StandardCurve, 'fitted'>>;

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface StandardCurve {
  readonly x: Axis;
  readonly y: Axis;
  /** Name of the measured points: 'Standards'. */
  readonly pointsName: string;
  readonly points: readonly Place[];
  /** In the order of the points; shown under the key `fitted` of the result. */
  readonly fitted: readonly FittedPoint[];
  /** Position of the sample on the line; absent where there is no such position. */
  readonly sample?: Place;
  /** Of residuals. */
  readonly decimals: number;
}

/** What the line says of each point, with that many decimals. */
export function fittedOutputs(measured: string, count: number): Outputs<FittedPoint, unknown, unknown> {
  const written = decimals(count);
  const point = (at: string) => `point ${Number(at) + 1}`;
  return {
    predicted: { kind: 'number', label: ({ at }) => `${measured} on the line, ${point(at)}`, written },
    residual: { kind: 'number', label: ({ at }) => `Residual, ${point(at)}`, written },
  };
}

/** Residuals below this fraction of the measured values are rounding errors. */
const ROUNDING = 1e-9;

/** Returns the chart of the points, the line through them and, where there is one, the sample. */
export function curveChart(curve: StandardCurve, summary: string): ChartBlock {
  const { x, y, pointsName, points, fitted, sample } = curve;
  const line = points.map((point, index) => ({ x: point.x, y: fitted[index]?.predicted ?? point.y }));
  const ends = [...line, ...(sample === undefined ? [] : [sample])].sort((a, b) => a.x - b.x);
  const [first, last] = [ends[0], ends.at(-1)];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Standard curve',
      summary,
      x,
      y,
      series: [
        { name: pointsName, marks: 'points', points },
        { name: 'Fitted line', marks: 'line', points: first === undefined || last === undefined ? [] : [first, last] },
        ...(sample === undefined ? [] : [{ name: 'Sample', marks: 'points' as const, points: [sample] }]),
      ],
    },
  };
}

/** Returns the chart of measured minus predicted values; none where all points are on the line. */
export function residualCharts(curve: StandardCurve, summary: string): readonly ChartBlock[] {
  const { x, y, points, fitted, decimals } = curve;
  const size = Math.max(...points.map((point) => Math.abs(point.y)), 0);
  if (fitted.every(({ residual }) => Math.abs(residual) <= ROUNDING * size)) return [];
  return [
    residualChart({
      summary,
      x,
      y: { ...y, label: `${y.label}, measured − line`, decimals },
      points: points.map((point, index) => ({ x: point.x, residual: fitted[index]?.residual ?? 0 })),
      on: 'line',
    }),
  ];
}

/** Returns every point as entered, with the predicted value and its residual. */
export function residualTable({ x, y, points, fitted }: StandardCurve, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Points and residuals',
    columns: [x.label, y.label, 'On the line', 'Residual'].map((label) => ({ label, numeric: true })),
    rows: fitted.map((_, index) => [
      String(points[index]?.x ?? ''),
      String(points[index]?.y ?? ''),
      figure(`fitted.${index}.predicted`),
      figure(`fitted.${index}.residual`),
    ]),
  };
}
