import type { Axis, XyChart } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';

export interface NamedBars extends Pick<XyChart, 'title' | 'summary'> {
  /** What has a name: 'Element'. */
  readonly of: string;
  readonly y: Axis;
  readonly names: readonly string[];
  /** A value for each name; null: no bar. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Returns a chart of bars under their names, in the order given. */
export function namedBars({ of, names, series, ...chart }: NamedBars): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      ...chart,
      type: 'xy',
      x: { label: of, decimals: 0 },
      series: series.map(({ name, values }) => ({
        name,
        marks: 'bars',
        points: names.flatMap((label, index) => {
          const y = values[index] ?? null;
          return y === null || !Number.isFinite(y) ? [] : [{ x: index + 1, y, label }];
        }),
      })),
    },
  };
}
