/** The height of a chart, known before its code has loaded, so that nothing shifts when it has. */
import type { ChartSpec, TimelineChart, XyChart } from '#src/kit/onDemand/chart.ts';

const XY_HEIGHT = 280;
/** Room for bar labels, which are vertical on narrow screens. */
const NAMES_HEIGHT = 80;
const SHORT_NAME_LETTERS = 3;

/** Heights within a timeline, in CSS pixels. */
export const TIMELINE = { row: 46, gap: 10, axis: 44, top: 4 } as const;

export function chartHeight(chart: ChartSpec): number {
  return chart.type === 'xy' ? XY_HEIGHT + (hasLongNames(chart) ? NAMES_HEIGHT : 0) : timelineHeight(chart);
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
