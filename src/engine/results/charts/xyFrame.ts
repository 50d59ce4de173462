/**
 * What surrounds the plot of an x–y chart: names at the ends of its lines, or a legend. From the data and the width alone, without a
 * scale, so that the height is known before the code of the drawing has loaded.
 */
import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import { isDrawable } from './axisScale.ts';
import { isOneValue } from './oneValue.ts';
import { plotHeight } from './plotHeight.ts';
import { BOLD, fitted, TEXT_SIZE, textWidth, wrapped } from './textWidth.ts';

export interface XyFrame {
  /** Of the whole drawing. */
  readonly height: number;
  /** Of the plot. */
  readonly top: number;
  readonly bottom: number;
  /** Room right of the plot. */
  readonly gutter: number;
  readonly legend: readonly LegendEntry[];
  /** Names that belong at the right end of the plot. */
  readonly ends: readonly EndName[];
}

export interface LegendEntry {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Of its series. */
  readonly index: number;
}

export interface EndName {
  readonly name: string;
  readonly lines: readonly string[];
  /** Of its series; null: a level. */
  readonly index: number | null;
  /** Where it belongs, on the axes. X: absent for a level, which reaches the end. */
  readonly x?: number;
  readonly y: number;
}

const LINE = 20;
const KEY_WIDTH = 34;
const TOP = 8;
/** For the numbers below the plot. */
const TICK_ROOM = 26;
/** Without names at the right: half of the last number below the axis. */
const NO_NAMES = 14;
const WIDEST_NAMES = 108;
/** Of the whole width. */
const MOST_OF_WIDTH = 0.32;
export const NAME_GAP = 8;
/** Longer units are named in the caption, not at every number of the horizontal axis. */
export const LONGEST_UNIT = 6;
/** Lines that are named at their ends; more are named in a legend. */
const MOST_NAMED = 5;

/** @param plot height of the plot, where it is not that of all */
export function xyFrame(chart: XyChart, width: number, plot = plotHeight(width)): XyFrame {
  const room = Math.min(WIDEST_NAMES, MOST_OF_WIDTH * width) - NAME_GAP;
  const named = lineEnds(chart, room / BOLD);
  const levels = (chart.levels ?? []).map(({ y, label }) => ({
    name: label,
    lines: wrapped(label, room / BOLD),
    index: null,
    y,
  }));
  const hasLegend = named === null || namedByLegend(chart).length > 1;
  const ends = [...(hasLegend ? [] : (named ?? [])), ...levels];
  const legend = hasLegend ? legendOf(chart, width) : [];
  const top = legend.length === 0 ? TOP : (legend.at(-1)?.y ?? 0) + LINE;
  const widest = Math.max(0, ...ends.flatMap(({ lines }) => lines).map((line) => textWidth(line) * BOLD));
  return {
    height: top + plot + TICK_ROOM + countsHeight(chart),
    top,
    bottom: top + plot,
    gutter: ends.length === 0 ? NO_NAMES : Math.ceil(Math.min(widest, room)) + NAME_GAP,
    legend,
    ends,
  };
}

/** Heights below the ticks, in CSS pixels: the gap, the heading of counts, and a row with the name of its line above its numbers. */
export const COUNTS = { gap: 12, heading: 18, row: 30 } as const;

function countsHeight({ counts }: XyChart): number {
  return counts === undefined ? 0 : COUNTS.gap + COUNTS.heading + counts.rows.length * COUNTS.row;
}

/** Names of lines at their ends: nothing where one line is alone, null where they are too many or too long. */
function lineEnds({ series, x, y }: XyChart, room: number): readonly EndName[] | null {
  const lines = series.flatMap((each, index) => (each.marks.startsWith('line') ? [{ ...each, index }] : []));
  const others = series.filter((each) => !each.marks.startsWith('line') && !isOneValue(each));
  if (lines.length + others.length < 2) return [];
  if (lines.length > MOST_NAMED) return null;
  const ends = lines.flatMap(({ name, points, index }) => {
    const end = points.findLast((point) => isDrawable(point.x, x) && isDrawable(point.y, y));
    return end === undefined ? [] : [{ name, lines: wrapped(name, room), index, ...end }];
  });
  return ends.some((end) => end.lines.some((part) => part.endsWith('…'))) ? null : ends;
}

/** Bars and scattered points, which have no end: the first of them is named in the caption, several need a legend. */
function namedByLegend({ series }: XyChart): readonly XySeries[] {
  return series.filter(
    (each) => (each.marks === 'bars' || each.marks === 'points') && !isOneValue(each) && each.belongsTo === undefined,
  );
}

/** Lays out legend entries in sequence, wrapped into lines: lines in the order of their ends, the highest first. */
function legendOf({ series, y: axis }: XyChart, width: number): readonly LegendEntry[] {
  const last = ({ points }: XySeries) => points.findLast(({ y }) => isDrawable(y, axis))?.y ?? Number.NEGATIVE_INFINITY;
  const rank = (each: XySeries) => (each.marks.startsWith('line') ? last(each) : Number.POSITIVE_INFINITY);
  let x = 0;
  let y = 2;
  return series
    .map((each, index) => ({ each, index }))
    .filter(({ each }) => !isOneValue(each) && each.belongsTo === undefined)
    .toSorted((one, other) => (rank(other.each) === rank(one.each) ? 0 : rank(other.each) - rank(one.each)))
    .map(({ each: { name }, index }) => {
      const room = KEY_WIDTH + textWidth(name) + 12;
      if (x > 0 && x + room > width) {
        x = 0;
        y += LINE;
      }
      const entry = { name: fitted(name, width - KEY_WIDTH, TEXT_SIZE), x, y: y + LINE / 2, index };
      x += room;
      return entry;
    });
}
