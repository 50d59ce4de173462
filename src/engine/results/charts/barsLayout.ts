/** Bars with names lie on their side, so that no name is turned or cut: where their names and rows are, from the data and the width. */
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { fitted, TEXT_SIZE, textWidth, wrapped } from './textWidth.ts';
import type { LegendEntry } from './xyFrame.ts';

export interface BarsLayout {
  readonly height: number;
  /** Of the rows. */
  readonly top: number;
  readonly bottom: number;
  /** Where the bars begin. */
  readonly left: number;
  readonly rows: readonly BarRow[];
  /** From one row to the next. */
  readonly step: number;
  readonly bar: number;
  readonly legend: readonly LegendEntry[];
}

export interface BarRow {
  /** Its place on the axis of the data. */
  readonly x: number;
  readonly lines: readonly string[];
  /** Its middle. */
  readonly y: number;
}

/** Names of at most so many letters have room below upright bars. */
const SHORT_NAME_LETTERS = 3;
const MOST_OF_WIDTH = 0.4;
/** A bar and the space to the next; in long lists both are smaller. */
const ROOMY = { bar: 24, step: 32 } as const;
const DENSE = { bar: 14, step: 18 } as const;
const MOST_ROOMY = 24;
const LEGEND_LINE = 20;
const TICK_ROOM = 22;
const TOP = 4;

/** Returns whether a chart is drawn sideways: it has bars, each with a name, and names that are longer than a symbol. */
export function isSideways({ series }: XyChart): boolean {
  const bars = series.filter(({ marks }) => marks === 'bars');
  const labels = bars.flatMap(({ points }) => points.map(({ label }) => label));
  return (
    labels.length > 0 &&
    labels.every((label) => label !== undefined) &&
    labels.some((label) => label !== undefined && label.length > SHORT_NAME_LETTERS)
  );
}

export function barsLayout(chart: XyChart, width: number): BarsLayout {
  const names = new Map<number, string>();
  for (const { marks, points } of chart.series)
    for (const { x, label } of marks === 'bars' ? points : []) if (label !== undefined) names.set(x, label);
  const places = [...names].toSorted(([one], [other]) => one - other);
  const { bar, step } = places.length > MOST_ROOMY ? DENSE : ROOMY;
  const room = Math.floor(MOST_OF_WIDTH * width) - 10;
  const legend = legendOf(chart, width);
  const top = legend.length === 0 ? TOP : (legend.at(-1)?.y ?? 0) + LEGEND_LINE / 2 + 6;
  const rows = places.map(([x, label], index) => ({
    x,
    lines: step === DENSE.step ? [fitted(label, room)] : wrapped(label, room),
    y: top + index * step + step / 2,
  }));
  const widest = Math.max(0, ...rows.flatMap(({ lines }) => lines).map((line) => textWidth(line)));
  const bottom = top + rows.length * step;
  return {
    height: bottom + TICK_ROOM,
    top,
    bottom,
    left: Math.min(Math.ceil(widest), room) + 10,
    rows,
    step,
    bar,
    legend,
  };
}

/** One series of bars needs no legend: the caption names it. */
function legendOf({ series }: XyChart, width: number): readonly LegendEntry[] {
  // Bars of height 0 only name the leaves of a tree.
  const named = series.filter(({ marks, points }) => marks !== 'bars' || points.some(({ y }) => y !== 0));
  if (named.length < 2) return [];
  let x = 0;
  let y = LEGEND_LINE / 2;
  return named.map((each) => {
    const wide = 24 + textWidth(each.name) + 14;
    if (x > 0 && x + wide > width) {
      x = 0;
      y += LEGEND_LINE;
    }
    const entry = { name: fitted(each.name, width - 24, TEXT_SIZE), x, y, index: series.indexOf(each) };
    x += wide;
    return entry;
  });
}

/** Returns the height of a place between the rows: of a node of a tree that joins two of them. */
export function heightAt(rows: readonly BarRow[], x: number): number {
  const after = rows.findIndex((row) => row.x >= x);
  const [above, below] = [rows[Math.max(after - 1, 0)], rows[after]];
  if (above === undefined || below === undefined) return rows.at(-1)?.y ?? 0;
  const span = below.x - above.x;
  return span === 0 ? below.y : above.y + ((x - above.x) / span) * (below.y - above.y);
}
