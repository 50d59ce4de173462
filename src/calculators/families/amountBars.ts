/** Amounts side by side as bars, from 0. */
import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { namedBars } from './namedBars.ts';

/** A bar: its name and its height. */
export type NamedBar = readonly [name: string, height: number];

/**
 * Returns a bar chart of named amounts in the order given, with 0 on its axis.
 *
 * @param of what has a name: 'Pack'
 */
export function amountBars(title: string, summary: string, of: string, y: Axis, bars: readonly NamedBar[]): ChartBlock {
  return namedBars({
    title,
    summary,
    of,
    y: { ...y, reaches: [0] },
    names: bars.map(([name]) => name),
    series: [{ name: y.label, values: bars.map(([, height]) => height) }],
  });
}
