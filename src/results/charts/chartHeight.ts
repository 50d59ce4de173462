/** The height of a chart, known before its code has loaded, so that nothing shifts when it has. */
import type { ChartSpec, XyChart } from '#src/kit/onDemand/chart.ts';

export const XY_HEIGHT = 280;
/** Room for bar labels, which are vertical on narrow screens. */
export const NAMES_HEIGHT = 80;
const SHORT_NAME_LETTERS = 3;

/** Heights within a timeline or a scale, in CSS pixels. */
export const ROWS = { row: 46, gap: 10, axis: 44, top: 4 } as const;

/** Heights within a drawing of orbitals, in CSS pixels. */
export const ORBITALS = { row: 34, top: 2 } as const;

export function chartHeight(chart: ChartSpec): number {
  switch (chart.type) {
    case 'xy':
      return XY_HEIGHT + (hasLongNames(chart) ? NAMES_HEIGHT : 0);
    case 'timeline':
      return heightOfRows(chart.spans.length + chart.days.length);
    case 'scale':
      return heightOfRows(chart.spans.length + chart.marks.length);
    case 'orbitals':
      return 2 * ORBITALS.top + chart.levels.length * ORBITALS.row;
  }
}

function hasLongNames({ series }: XyChart): boolean {
  return series.some(
    ({ marks, points }) =>
      marks === 'bars' && points.some(({ label }) => label !== undefined && label.length > SHORT_NAME_LETTERS),
  );
}

function heightOfRows(count: number): number {
  return ROWS.top + count * ROWS.row + ROWS.gap + ROWS.axis;
}
