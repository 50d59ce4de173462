/** The height of a chart, known before its code has loaded, so that nothing shifts when it has. */
import type { ChartSpec, RowsChart, TimelineChart, XyChart } from '#src/kit/onDemand/chart.ts';

const XY_HEIGHT = 340;
/** Room for bar labels, which are vertical on narrow screens. */
const NAMES_HEIGHT = 80;
const SHORT_NAME_LETTERS = 3;

/** Heights within a timeline, in CSS pixels. */
export const TIMELINE = { row: 46, gap: 10, axis: 44, top: 4 } as const;

/** Heights within a chart of rows, in CSS pixels: a row with dots or a box, one with an estimate alone, names of marks, axis. */
export const ROWS = { tall: 66, low: 44, marks: 20, axis: 48 } as const;

export function chartHeight(chart: ChartSpec): number {
  if (chart.type === 'xy') return XY_HEIGHT + (hasLongNames(chart) ? NAMES_HEIGHT : 0);
  return chart.type === 'rows' ? rowsHeight(chart) : timelineHeight(chart);
}

/** The height of one row of a chart of rows. */
export function rowHeight({ dots = [], box }: RowsChart['rows'][number]): number {
  return dots.length > 0 || box !== undefined ? ROWS.tall : ROWS.low;
}

function rowsHeight({ rows, marks = [] }: RowsChart): number {
  const names = marks.length * ROWS.marks;
  return names + rows.reduce((sum, row) => sum + rowHeight(row), 0) + ROWS.axis;
}

function hasLongNames({ series }: XyChart): boolean {
  return series.some(
    ({ marks, points }) =>
      marks === 'bars' && points.some(({ label }) => label !== undefined && label.length > SHORT_NAME_LETTERS),
  );
}

function timelineHeight({ spans, days }: TimelineChart): number {
  return TIMELINE.top + (spans.length + days.length) * TIMELINE.row + TIMELINE.gap + TIMELINE.axis;
}
