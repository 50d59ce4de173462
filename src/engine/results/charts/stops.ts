/** The points of a chart grouped by x, as they are read out and listed. */

import type { Axis, XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import { shownText } from '../shownText.ts';

/** Everything that a chart shows at one x. */
export interface Stop {
  readonly x: number;
  /** Individual names of points at this x. */
  readonly labels: readonly string[];
  /** For every series the values at this x; usually one, none where the series has no point. */
  readonly values: readonly (readonly number[])[];
}

/** Everything of a chart that has a value at an x: its series, and the ends of its ranges. */
export function readSeries({ series, ranges = [] }: Pick<XyChart, 'series' | 'ranges'>): readonly ReadSeries[] {
  const ends = ranges.flatMap(({ name, belongsTo, points }) => {
    const named = belongsTo === undefined ? name : `${belongsTo}, ${name}`;
    return [
      { name: `${named}, lower`, points: points.map(({ x, from }) => ({ x, y: from })) },
      { name: `${named}, upper`, points: points.map(({ x, to }) => ({ x, y: to })) },
    ];
  });
  return [...series, ...ends];
}

type ReadSeries = Pick<XySeries, 'name' | 'points'>;

/** Returns one stop for each x of any series, in ascending order. */
export function stopsOf(chart: Pick<XyChart, 'series' | 'ranges'>): readonly Stop[] {
  const series = readSeries(chart);
  const places = new Set(series.flatMap(({ points }) => points.map(({ x }) => x)));
  return [...places]
    .sort((a, b) => a - b)
    .map((x) => {
      const points = series.map((each) => each.points.filter((point) => point.x === x && Number.isFinite(point.y)));
      const labels = points.flat().flatMap(({ label }) => (label === undefined ? [] : [label]));
      return { x, labels: [...new Set(labels)], values: points.map((here) => here.map(({ y }) => y)) };
    });
}

const MOST_DECIMALS = 4;

/** Returns a number of an axis as it is read out: with the axis's decimals, else as many as it has, at most four. */
export function axisNumber(value: number, { decimals, digits }: Axis): string {
  if (digits !== undefined) return String(Number(value.toPrecision(digits)));
  if (decimals !== undefined) return withoutNegativeZero(value.toFixed(decimals));
  const isTiny = value !== 0 && Math.abs(value) < 10 ** -MOST_DECIMALS;
  if (isTiny || Math.abs(value) >= 1e15) return value.toExponential(MOST_DECIMALS);
  return String(Number(value.toFixed(MOST_DECIMALS)));
}

/** Returns a range of an axis as it is read out: '0.5 – 1.7', or 'from 1.7' without an end. */
export function rangeText(from: number, to: number | undefined, axis: Axis): string {
  return to === undefined ? `from ${axisNumber(from, axis)}` : `${axisNumber(from, axis)} – ${axisNumber(to, axis)}`;
}

function withoutNegativeZero(text: string): string {
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** Returns the title of an axis with its unit: 'Time (h)'. */
export function axisTitle({ label, unit }: Axis): string {
  return unit === undefined ? label : `${label} (${unit})`;
}

/** Returns one stop as it is read out: '0.25 L, 0.1998 mol/L', or '3 h – Exponential: 1331; Logistic: 1200'. */
export function stopText(stop: Stop, chart: XyChart): string {
  const { x, y } = chart;
  const series = readSeries(chart);
  const given = stop.values.flatMap((values, index) =>
    values.length === 0
      ? []
      : [{ name: series[index]?.name ?? '', text: values.map((value) => quantity(value, y)).join(', ') }],
  );
  const at = x.unit === undefined ? `${x.label} ${axisNumber(stop.x, x)}` : quantity(stop.x, x);
  const place = stop.labels.length > 0 ? stop.labels.join(', ') : at;
  if (given.length === 0) return shownText(`${place}, no value`);
  if (series.length === 1) return shownText(`${place}, ${given.map(({ text }) => text).join(', ')}`);
  return shownText(`${place} – ${given.map(({ name, text }) => `${name}: ${text}`).join('; ')}`);
}

/** Returns a number of an axis with its unit. */
export function quantity(value: number, axis: Axis): string {
  return axis.unit === undefined ? axisNumber(value, axis) : `${axisNumber(value, axis)} ${axis.unit}`;
}
