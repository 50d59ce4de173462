/** A chart as data: what it shows and how its axes read, not how it is drawn. */
import type { IsoDate } from '#workers/contract.ts';

export interface Axis {
  readonly label: string;
  readonly unit?: string;
  /** Absent: linear. */
  readonly scale?: 'linear' | 'logarithmic';
  /** Decimals of the numbers read out and in the table. Absent: as many as the number has, up to four. */
  readonly decimals?: number;
  /** Numbers that the axis reaches whatever the points are, such as the best score there is. */
  readonly reaches?: readonly number[];
  /** Places that are counted, such as the first, second and third reading: no numbers between them, room at the ends. */
  readonly counted?: boolean;
}

export interface XySeries {
  readonly name: string;
  readonly marks: 'line' | 'points' | 'line-and-points' | 'bars';
  /** `label` names a point that has a name of its own, such as a species. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly label?: string }[];
}

export interface XyChart {
  readonly type: 'xy';
  readonly title: string;
  /** One sentence that says what is to be seen. */
  readonly summary: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly XySeries[];
  /** Heights that mean something, such as the limit of a class: a dashed line with its name. */
  readonly levels?: readonly { readonly y: number; readonly label: string }[];
  /** Ranges that mean something, such as the classes of a measure, the lowest first: set apart, each with its name. */
  readonly bands?: readonly Band[];
}

/** From `from` to below `to`, in the unit of the y axis; without one of them it is open on that side. */
export interface Band {
  readonly label: string;
  readonly from?: number;
  readonly to?: number;
}

/** Spans and single days on a calendar. */
export interface TimelineChart {
  readonly type: 'timeline';
  readonly title: string;
  readonly summary: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly spans: readonly { readonly label: string; readonly from: IsoDate; readonly to: IsoDate }[];
  readonly days: readonly { readonly label: string; readonly date: IsoDate }[];
}

export type ChartSpec = XyChart | TimelineChart;
