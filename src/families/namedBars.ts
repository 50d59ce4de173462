/** Amounts side by side as bars. */
import type { Axis } from '#src/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';

/** A bar: its name and its height. */
export type NamedBar = readonly [name: string, height: number];

/**
 * Returns a bar chart of named amounts in the order given.
 *
 * @param what the bars are of, such as 'Shape': label of the axis of names
 */
export function namedBars(
  title: string,
  summary: string,
  what: string,
  y: Axis,
  bars: readonly NamedBar[],
): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title,
      summary,
      x: { label: what, counted: true, decimals: 0 },
      y: { ...y, reaches: [0] },
      series: [
        {
          name: y.label,
          marks: 'bars',
          points: bars.map(([label, height], index) => ({ x: index + 1, y: height, label })),
        },
      ],
    },
  };
}
