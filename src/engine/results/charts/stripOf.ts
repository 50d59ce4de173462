/** Timelines and scales as strips, without a scale of d3, so that their height is known before their drawing has loaded. */
import { dayAndMonth } from '#src/engine/kit/format.ts';
import { dayNumber } from '#src/engine/kit/isoDate.ts';
import type { ScaleChart, TimelineChart } from '#src/engine/kit/onDemand/chart.ts';
import { axisNumber, rangeText } from './stops.ts';
import type { Strip } from './stripLayout.ts';

export function timelineStrip({ start, end, spans, days }: TimelineChart): Strip {
  const first = dayNumber(start);
  const length = Math.max(dayNumber(end) - first, 1);
  const at = (date: TimelineChart['start']) => (dayNumber(date) - first) / length;
  return {
    zones: spans.map(({ label, short, from, to }) => ({
      label,
      short,
      words: `${dayAndMonth(from)} – ${dayAndMonth(to)}`,
      from: at(from),
      to: at(to),
    })),
    marks: days.map(({ label, date }) => ({ label, words: dayAndMonth(date), at: at(date) })),
  };
}

export function scaleStrip(chart: ScaleChart): Strip {
  const { axis, spans, marks } = chart;
  const [low, high] = scaleDomain(chart);
  const of = (value: number) => (axis.scale === 'logarithmic' ? Math.log(value) : value);
  const at = (value: number) => (of(value) - of(low)) / (of(high) - of(low) || 1);
  return {
    zones: spans.map(({ label, from, to }) => ({
      label,
      words: rangeText(from, to, axis),
      from: at(from),
      to: at(to ?? high),
    })),
    marks: marks.map(({ label, at: value }) => ({ label, words: axisNumber(value, axis), at: at(value) })),
  };
}

/** Room beyond the last range where it is open, and around marks that have no ranges, in shares of the axis. */
const BEYOND = 0.15;

/** Returns the ends of the axis: everything on it and, where a range is open, some room in it. */
export function scaleDomain({ axis, spans, marks }: ScaleChart): readonly [low: number, high: number] {
  const values = [
    ...spans.flatMap(({ from, to = from }) => [from, to]),
    ...marks.map(({ at }) => at),
    ...(axis.reaches ?? []),
  ].filter((value) => axis.scale !== 'logarithmic' || value > 0);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isOpen = spans.some(({ from, to }) => to === undefined && from >= high);
  if (low === high) return axis.scale === 'logarithmic' ? [low / 2, high * 2] : [low - 1, high + 1];
  return isOpen && axis.scale !== 'logarithmic' ? [low, high + BEYOND * (high - low)] : [low, high];
}
