/** Lays out an x–y chart from its data and its size alone. */
import type { Band, XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { type AxisScale, axisScale, axisTicks, isDrawable, type Tick } from './axisScale.ts';
import { fitted, TEXT_SIZE, TICK_SIZE, textWidth } from './textWidth.ts';

export interface XyLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Baseline of the x axis's title. */
  readonly titleBaseline: number;
  readonly x: AxisScale;
  readonly y: AxisScale;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Labels below bars are vertical when they do not fit side by side. */
  readonly turned: boolean;
  /** Total width of the bars at one x. */
  readonly barsWidth: number;
  readonly bands: readonly DrawnBand[];
  readonly legend: readonly { readonly name: string; readonly x: number; readonly y: number; readonly index: number }[];
  /** Names of lines beside their ends, from the top down. */
  readonly lineNames: readonly LineName[];
}

/** The name of a line, whose middle is at `y` right of the chart, and the end of the line; in pixels. */
export interface LineName {
  readonly name: string;
  readonly y: number;
  readonly end: { readonly x: number; readonly y: number };
}

/** The visible part of a band, in pixels. */
export interface DrawnBand {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  /** Every second band, counted from the lowest. */
  readonly shaded: boolean;
  /** The name, if it fits into the band. */
  readonly label: string | null;
}

const LINE = 20;
const KEY_WIDTH = 34;
const MOST_TURNED = 120;
const WIDEST_BARS = 56;

/** @param width and `height` of the whole drawing, in pixels */
export function xyLayout(chart: XyChart, width: number, height: number): XyLayout {
  const points = chart.series.flatMap((series) => series.points);
  const xs = points.map((point) => point.x).filter((value) => isDrawable(value, chart.x));
  const bars = chart.series.filter(({ marks }) => marks === 'bars');
  const legend = legendOf(chart, width);
  // The y axis's title is above the axis, where it need not be rotated.
  const top = (legend.at(-1)?.y ?? 0) + (legend.length > 0 ? LINE + 4 : 4) + LINE + 3;

  const spacing = bars.length === 0 ? 0 : smallestGap(xs);
  const named = bars.length === 0 ? [] : namedPlaces(chart);
  const roughBand = (width - 60) / Math.max(new Set(xs).size, 1);
  const longest = Math.max(0, ...named.map(({ label }) => textWidth(label, TICK_SIZE)));
  const turned = longest > Math.max(roughBand - 3, 0);
  const tickRoom = turned ? Math.min(longest, MOST_TURNED) + 10 : LINE;
  const bottom = height - tickRoom - LINE - 4;

  const { levels = [], bands = [] } = chart;
  const limits = bands.flatMap(({ from, to }) => [from, to]).filter((limit) => limit !== undefined);
  const ys = [...points.map(({ y }) => y), ...levels.map((level) => level.y), ...limits];
  const y = axisScale({ axis: chart.y, values: ys, range: [bottom, top], fromZero: bars.length > 0 });
  const yTicks = axisTicks(y, chart.y, Math.floor((bottom - top) / (chart.y.scale === 'logarithmic' ? 28 : 40)));
  const left = Math.ceil(Math.max(...yTicks.map(({ label }) => textWidth(label, TICK_SIZE)), 12)) + 12;
  const room = nameRoom(chart, width);
  const right = width - 12 - room;

  const padded = bars.length === 0 ? xs : xs.flatMap((value) => [value - spacing / 2, value + spacing / 2]);
  const x = axisScale({
    axis: chart.x,
    values: padded,
    range: [left, right],
    nice: bars.length === 0,
    exact: named.length > 0,
  });
  const band = bars.length === 0 ? 0 : Math.abs(x(spacing) - x(0));
  return {
    left,
    right,
    top,
    bottom,
    titleBaseline: height - 6,
    x,
    y,
    yTicks,
    xTicks: named.length > 0 ? namedTicks(named, turned, band) : numberTicks(chart, x, right - left, bars.length > 0),
    turned,
    bands: drawnBands(bands, y, right - left),
    barsWidth: Math.min(band * 0.76, WIDEST_BARS * bars.length),
    legend,
    lineNames: lineNames(chart, { x, y, top, bottom, room }),
  };
}

/** From the end of the axis to the names, and from one name to the next. */
const NAME_GAP = 10;
const NAME_STEP = TICK_SIZE + 4;
/** Of the whole width: longer names are cut, the legend has all of them. */
const WIDEST_NAMES = 0.3;

/** Returns the room for the names of lines beside the chart: 0 where they have none there. */
function nameRoom({ series, namesLines }: XyChart, width: number): number {
  const lines = series.filter(({ marks }) => marks === 'line');
  if (namesLines !== true || lines.length < 2) return 0;
  const longest = Math.max(...lines.map(({ name }) => textWidth(name, TICK_SIZE)));
  return Math.ceil(Math.min(longest, WIDEST_NAMES * width)) + NAME_GAP;
}

/** Places the names of lines beside their ends; where ends are close, the names are moved apart. */
function lineNames(
  { series, x: xAxis, y: yAxis }: XyChart,
  { x, y, top, bottom, room }: Pick<XyLayout, 'x' | 'y' | 'top' | 'bottom'> & { readonly room: number },
): readonly LineName[] {
  if (room === 0) return [];
  const ends = series.flatMap(({ name, marks, points }) => {
    const end = points.findLast((point) => isDrawable(point.x, xAxis) && isDrawable(point.y, yAxis));
    if (marks !== 'line' || end === undefined) return [];
    const at = y(end.y);
    return [{ name: fitted(name, room - NAME_GAP, TICK_SIZE), end: { x: x(end.x), y: at }, y: at }];
  });
  // From the lowest up, each as near to its end as the one below leaves room.
  let most = bottom;
  const placed = ends
    .toSorted((one, other) => other.y - one.y)
    .map((name) => {
      const at = Math.min(name.y, most);
      most = at - NAME_STEP;
      return { ...name, y: at };
    });
  // From the top down, those that were moved out of the chart.
  let least = top;
  return placed.toReversed().map((name) => {
    const at = Math.max(name.y, least);
    least = at + NAME_STEP;
    return { ...name, y: at };
  });
}

function drawnBands(bands: readonly Band[], y: AxisScale, width: number): readonly DrawnBand[] {
  const [low = 0, high = 1] = y.domain();
  return bands.flatMap(({ label, from = low, to = high }, index) => {
    const [top, bottom] = [y(Math.min(to, high)), y(Math.max(from, low))];
    if (bottom <= top) return [];
    const fits = bottom - top > TICK_SIZE + 2;
    return [
      { name: label, top, bottom, shaded: index % 2 === 1, label: fits ? fitted(label, width, TICK_SIZE) : null },
    ];
  });
}

/** Lays out legend entries in sequence, wrapped into lines. A single series needs none: the y axis names it. */
function legendOf({ series }: XyChart, width: number): XyLayout['legend'] {
  if (series.length < 2) return [];
  let x = 0;
  let y = 4;
  return series.map(({ name }, index) => {
    const room = KEY_WIDTH + textWidth(name) + 16;
    if (x > 0 && x + room > width) {
      x = 0;
      y += LINE;
    }
    const key = { name: fitted(name, width - KEY_WIDTH), x, y: y + LINE / 2, index };
    x += room;
    return key;
  });
}

function smallestGap(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, index) => value - (sorted[index] ?? value));
  return gaps.length === 0 ? 1 : Math.min(...gaps);
}

/** Returns the named positions of bars, each once. */
function namedPlaces({ series }: XyChart): readonly Tick[] {
  const names = new Map<number, string>();
  for (const { points } of series) {
    for (const { x, label } of points) if (label !== undefined) names.set(x, label);
  }
  return [...names].map(([value, label]) => ({ value, label }));
}

function namedTicks(named: readonly Tick[], turned: boolean, band: number): readonly Tick[] {
  const every = turned ? Math.max(1, Math.ceil((TEXT_SIZE + 2) / Math.max(band, 1))) : 1;
  return named
    .filter((_, index) => index % every === 0)
    .map(({ value, label }) => ({ value, label: turned ? fitted(label, MOST_TURNED, TICK_SIZE) : label }));
}

/** Returns as many ticks as fit side by side; below bars only whole numbers. */
function numberTicks({ x: axis }: XyChart, x: AxisScale, width: number, bars: boolean): readonly Tick[] {
  for (let count = Math.min(Math.floor(width / 56), 10); count > 2; count -= 1) {
    const ticks = axisTicks(x, axis, count);
    const widest = Math.max(...ticks.map(({ label }) => textWidth(label, TICK_SIZE)), 0);
    if ((widest + 12) * ticks.length <= width)
      return bars ? ticks.filter(({ value }) => Number.isInteger(value)) : ticks;
  }
  return axisTicks(x, axis, 2);
}
