/** Box plots of samples, one below the other. */

import type { Axis, ChartRow } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';

/** A sample with what was computed of it. */
export interface PlottedSample {
  readonly name: string;
  readonly values: readonly number[];
  readonly median: number;
  readonly quartile1: number | null;
  readonly quartile3: number | null;
  readonly mean: number;
  readonly confidenceInterval: { readonly lower: number | null; readonly upper: number | null };
}

interface BoxPlotOptions {
  readonly title: string;
  readonly summary: string;
  readonly groups: readonly PlottedSample[];
  readonly axis: Axis;
}

/** Above this number of values only those beyond the whiskers are drawn. */
const MOST_DOTS = 200;
const WHISKER = 1.5;

/** Returns a row for each sample: every value, the box of its quartiles, and its mean with the interval. */
export function boxPlot({ title, summary, groups, axis }: BoxPlotOptions): ChartBlock {
  return { kind: 'chart', chart: { type: 'rows', title, summary, x: axis, rows: uniquelyNamed(groups.map(rowOf)) } };
}

function rowOf({ name, values, median, quartile1, quartile3, mean, confidenceInterval }: PlottedSample): ChartRow {
  const { lower, upper } = confidenceInterval;
  const box = quartile1 === null || quartile3 === null ? null : boxOf(values, quartile1, median, quartile3);
  const drawn =
    values.length <= MOST_DOTS || box === null ? values : values.filter((value) => value < box.low || value > box.high);
  return {
    label: name,
    dots: drawn.slice(0, 10 * MOST_DOTS).map((x) => ({ x })),
    ...(box === null ? {} : { box }),
    // One value has no interval; open limits would look like one.
    interval: { name: 'Mean', middle: mean, from: lower ?? mean, to: upper ?? mean },
  };
}

function boxOf(values: readonly number[], from: number, middle: number, to: number): NonNullable<ChartRow['box']> {
  const reach = WHISKER * (to - from);
  const within = values.filter((value) => value >= from - reach && value <= to + reach);
  const low = within.reduce((least, value) => Math.min(least, value), from);
  const high = within.reduce((most, value) => Math.max(most, value), to);
  return { low, from, middle, to, high };
}

/** Rows of the same name get numbers: a chart tells them apart by their names. */
export function uniquelyNamed(rows: readonly ChartRow[]): readonly ChartRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const count = (seen.get(row.label) ?? 0) + 1;
    seen.set(row.label, count);
    return count === 1 ? row : { ...row, label: `${row.label} (${count})` };
  });
}
