/** A chart as data: what it shows and how its axes are labeled, not how it is drawn. */
import type { IsoDate } from '#workers/contract.ts';

export interface Axis {
  readonly label: string;
  readonly unit?: string;
  /** Absent: linear. */
  readonly scale?: 'linear' | 'logarithmic';
  /** Decimals of the numbers read out and in the table. Absent: as many as the number has, at most four. */
  readonly decimals?: number;
  /** Significant digits of the numbers read out and in the table, where `decimals` would not fit all of them. */
  readonly digits?: number;
  /** Numbers that the axis always includes, such as the best possible score. */
  readonly reaches?: readonly number[];
  /** The axis counts, such as the first, second and third reading: no numbers in between, padding at the ends. */
  readonly counted?: boolean;
  /** Numbers without a tick, because what is counted has none of them: there is no frame 0 between −1 and 1. */
  readonly unticked?: readonly number[];
  /** The visitor named it, so its capitals stay. */
  readonly isGivenName?: boolean;
}

export interface XySeries {
  readonly name: string;
  readonly marks: 'line' | 'points' | 'line-and-points' | 'bars';
  /** A `y` that is not finite is a gap in a line. `label` names a point that has a name of its own, such as a species. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly label?: string }[];
  /** Name of the line that these points were measured for: they are drawn in its color and need no name of their own. */
  readonly belongsTo?: string;
}

/** An interval around a line, such as its confidence limits: drawn filled. */
interface XyRange {
  readonly name: string;
  /** Name of the line that it is about, whose color it has. Absent: that of the first line. */
  readonly belongsTo?: string;
  readonly points: readonly { readonly x: number; readonly from: number; readonly to: number }[];
}

export interface XyChart {
  readonly type: 'xy';
  readonly title: string;
  /** One sentence that describes what the chart shows. */
  readonly summary: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly XySeries[];
  /** The narrowest first. */
  readonly ranges?: readonly XyRange[];
  /** Counts below the axis, a row for each line: at each tick that of its first point there or beyond, such as who is still at risk. */
  readonly counts?: {
    readonly label: string;
    readonly rows: readonly {
      readonly name: string;
      readonly points: readonly { readonly x: number; readonly y: number }[];
    }[];
  };
  /** Heights with a meaning, such as the limit of a class: a line with its name at its end. */
  readonly levels?: readonly { readonly y: number; readonly label: string }[];
  /** Ranges with a meaning, such as the classes of a measure, lowest first: shaded, each with its name. */
  readonly bands?: readonly Band[];
}

/** From `from` (inclusive) to `to` (exclusive), in the unit of the y axis; absent: open on that side. */
export interface Band {
  readonly label: string;
  readonly from?: number;
  readonly to?: number;
}

/** Spans and single days on a calendar. */
export interface TimelineChart {
  readonly type: 'timeline';
  readonly title: string;
  /** The clause beside the title. */
  readonly caption: string;
  readonly summary: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** `short` is written where the label does not fit into its span. */
  readonly spans: readonly {
    readonly label: string;
    readonly short?: string;
    readonly from: IsoDate;
    readonly to: IsoDate;
  }[];
  readonly days: readonly { readonly label: string; readonly date: IsoDate }[];
}

/** Rows on a common axis, one for each group or estimate: values as dots, a box, an estimate with its interval. */
export interface RowsChart {
  readonly type: 'rows';
  readonly title: string;
  readonly summary: string;
  readonly x: Axis;
  readonly rows: readonly ChartRow[];
  /** Values with a meaning, such as no difference: a dashed line with its name. */
  readonly marks?: readonly { readonly x: number; readonly label: string }[];
}

/** In the unit of the axis. */
export interface ChartRow {
  readonly label: string;
  /** Drawn at its right end: rows that share a letter do not differ. */
  readonly letters?: string;
  readonly dots?: readonly { readonly x: number; readonly isMarked?: boolean }[];
  /** Whiskers from `low` to `high`, a box between the quartiles, a line at the median. */
  readonly box?: {
    readonly low: number;
    readonly from: number;
    readonly middle: number;
    readonly to: number;
    readonly high: number;
  };
  /** A diamond with a bar; null where the interval is open or not defined. */
  readonly interval?: {
    /** What the diamond is: 'Mean'. */
    readonly name: string;
    readonly middle: number;
    readonly from: number | null;
    readonly to: number | null;
  };
}

/** Single values on one axis, and the ranges that they fall into. */
export interface ScaleChart {
  readonly type: 'scale';
  readonly title: string;
  readonly summary: string;
  readonly axis: Axis;
  /** Without an end, a range reaches the end of the axis. */
  readonly spans: readonly { readonly label: string; readonly from: number; readonly to?: number }[];
  readonly marks: readonly { readonly label: string; readonly at: number }[];
}

/** Parts of a whole as one bar, in the order given. */
export interface ShareChart {
  readonly type: 'share';
  readonly title: string;
  readonly summary: string;
  readonly parts: readonly SharePart[];
}

export interface SharePart {
  readonly label: string;
  /** In any unit: what counts is its share of the sum. */
  readonly amount: number;
  /** The amount as it is written, with its unit. Absent: its share in percent. */
  readonly text?: string;
}

/** Orbitals of an atom or a molecule as boxes with their electrons as arrows. */
export interface OrbitalChart {
  readonly type: 'orbitals';
  readonly title: string;
  /** The clause beside the title. */
  readonly caption: string;
  readonly summary: string;
  /** Orbitals of one energy, lowest first; two electrons to a box. */
  readonly levels: readonly { readonly name: string; readonly electrons: number; readonly capacity: number }[];
}

/** Two long sequences of places, one along each axis, and where they have something in common: filled cells of a grid. */
export interface DotChart {
  readonly type: 'dots';
  readonly title: string;
  readonly summary: string;
  readonly x: Axis;
  readonly y: Axis;
  /** Places on each axis, from 1 on. */
  readonly size: { readonly x: number; readonly y: number };
  /** Cells of the grid along the x axis. */
  readonly columns: number;
  /** For each row of cells, the lowest y first: runs of filled cells, first cell and number of cells by turns. */
  readonly layers: readonly { readonly name: string; readonly rows: readonly (readonly number[])[] }[];
  /** Stretches that are read out one by one, from their beginning to their end. */
  readonly stretches: readonly DotStretch[];
}

export interface DotStretch {
  readonly text: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

export type ChartSpec = XyChart | TimelineChart | ScaleChart | ShareChart | OrbitalChart | RowsChart | DotChart;
