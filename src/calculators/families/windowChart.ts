/** A value of windows along the held strand, drawn. */
import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';

interface WindowChart {
  readonly title: string;
  readonly summary: string;
  /** Letters of the strand. */
  readonly length: number;
  /** Of the positions: 1 for the middles of windows. */
  readonly decimals: 0 | 1;
  readonly y: Axis;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export function windowChart({ title, summary, length, decimals, y, points }: WindowChart): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title,
      summary,
      x: { label: 'Position', unit: 'nt', decimals, reaches: [1, length] },
      y,
      series: [
        {
          name: y.label,
          marks: points.length === 1 ? 'points' : 'line',
          // Windows across the origin of a circle come last, and lie at its beginning.
          points: points.toSorted((one, other) => one.x - other.x),
        },
      ],
    },
  };
}
