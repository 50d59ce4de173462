import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';

interface ResidualChart {
  readonly summary: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly points: readonly { readonly x: number; readonly residual: number }[];
  /** What points without a residual lie on. */
  readonly on: 'line' | 'curve';
}

/** Returns the chart of measured minus fitted values. */
export function residualChart({ summary, x, y, points, on }: ResidualChart): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Residuals',
      summary,
      x,
      y,
      series: [
        { name: 'Residual', marks: 'points', points: points.map((point) => ({ x: point.x, y: point.residual })) },
      ],
      levels: [{ y: 0, label: `On the ${on}` }],
    },
  };
}
