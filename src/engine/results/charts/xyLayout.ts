/** Lays out an x–y chart from its data and its width alone. */
import type { Band, XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import { type AxisScale, axisScale, axisTicks, isDrawable, type Tick } from './axisScale.ts';
import { type DrawnEnd, placedEnds } from './placedEnds.ts';
import { fitted, TICK_SIZE, textWidth } from './textWidth.ts';
import { LONGEST_UNIT, type XyFrame, xyFrame } from './xyFrame.ts';

export interface XyLayout extends Pick<XyFrame, 'height' | 'top' | 'bottom' | 'legend'> {
  readonly left: number;
  readonly right: number;
  readonly x: AxisScale;
  readonly y: AxisScale;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Total width of the bars at one x. */
  readonly barsWidth: number;
  readonly bands: readonly DrawnBand[];
  /** Names of lines and levels right of the plot, from the top down. */
  readonly ends: readonly DrawnEnd[];
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

const WIDEST_BARS = 56;
/** From one number below the axis to the next. */
const TICK_STEP = 110;
const MOST_TICKS = 5;

/**
 * @param width of the whole drawing, in pixels
 * @param plot height of the plot, where it is not that of all
 */
export function xyLayout(chart: XyChart, width: number, plot?: number): XyLayout {
  const { height, top, bottom, gutter, legend, ends } = xyFrame(chart, width, plot);
  const points = chart.series.flatMap((series) => series.points);
  const xs = points.map((point) => point.x).filter((value) => isDrawable(value, chart.x));
  const bars = chart.series.filter(({ marks }) => marks === 'bars');
  const spacing = bars.length === 0 ? 0 : smallestGap(xs);
  const named = bars.length === 0 ? [] : namedPlaces(chart.series);

  const { levels = [], bands = [], ranges = [] } = chart;
  const limits = bands.flatMap(({ from, to }) => [from, to]).filter((limit) => limit !== undefined);
  const reached = ranges.flatMap((range) => range.points.flatMap(({ from, to }) => [from, to]));
  const ys = [...points.map(({ y }) => y), ...levels.map((level) => level.y), ...limits, ...reached];
  const y = axisScale({ axis: chart.y, values: ys, range: [bottom, top], fromZero: bars.length > 0 });
  const yTicks = axisTicks(y, chart.y, Math.min(Math.floor((bottom - top) / 36), MOST_TICKS));
  const left = Math.ceil(Math.max(...yTicks.map(({ label }) => textWidth(label, TICK_SIZE)), 12)) + 9;
  const right = width - gutter;

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
    height,
    left,
    right,
    top,
    bottom,
    x,
    y,
    yTicks,
    xTicks: named.length > 0 ? fittingTicks(named, band) : numberTicks(chart, x, right - left, bars.length > 0),
    bands: drawnBands(bands, y, right - left),
    barsWidth: Math.min(band * 0.76, WIDEST_BARS * bars.length),
    legend,
    ends: placedEnds(ends, { x, y, right, top, bottom }),
  };
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

function smallestGap(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, index) => value - (sorted[index] ?? value));
  return gaps.length === 0 ? 1 : Math.min(...gaps);
}

/** Returns the named places of bars, each once. */
function namedPlaces(series: readonly XySeries[]): readonly Tick[] {
  const names = new Map<number, string>();
  for (const { points } of series) {
    for (const { x, label } of points) if (label !== undefined) names.set(x, label);
  }
  return [...names].map(([value, label]) => ({ value, label }));
}

/** Returns as many of the short names below bars as fit side by side, evenly thinned out. */
function fittingTicks(named: readonly Tick[], band: number): readonly Tick[] {
  const widest = Math.max(...named.map(({ label }) => textWidth(label, TICK_SIZE)));
  const every = Math.max(1, Math.ceil((widest + 4) / Math.max(band, 1)));
  return named.filter((_, index) => index % every === 0);
}

/** Returns as many ticks as fit side by side, with a short unit; below bars only whole numbers. */
function numberTicks({ x: axis }: XyChart, x: AxisScale, width: number, bars: boolean): readonly Tick[] {
  const { unit = '' } = axis;
  const suffix = unit === '' || unit.length > LONGEST_UNIT ? '' : `\u00a0${unit}`;
  for (let count = Math.min(Math.max(Math.floor(width / TICK_STEP), 3), MOST_TICKS); count > 2; count -= 1) {
    const ticks = axisTicks(x, axis, count).map(({ value, label }) => ({ value, label: `${label}${suffix}` }));
    const widest = Math.max(...ticks.map(({ label }) => textWidth(label, TICK_SIZE)), 0);
    if ((widest + 12) * ticks.length <= width)
      return bars ? ticks.filter(({ value }) => Number.isInteger(value)) : ticks;
  }
  // With little room the last number alone has the unit.
  return axisTicks(x, axis, 2).map((tick, index, { length }) =>
    index === length - 1 ? { ...tick, label: `${tick.label}${suffix}` } : tick,
  );
}
