/** The height of a chart, known before its code has loaded, so that nothing shifts when it has. */
import type { ChartSpec, RowsChart, XyChart } from '#src/engine/kit/onDemand/chart.ts';

export const XY_HEIGHT = 280;
/** Room for bar labels, which are vertical on narrow screens. */
export const NAMES_HEIGHT = 80;
const DOTS_HEIGHT = 440;
const SHORT_NAME_LETTERS = 3;

/** Heights within a timeline or a scale, in CSS pixels. */
export const ROWS = { row: 46, gap: 10, axis: 44, top: 4 } as const;

/** Heights within a drawing of orbitals, in CSS pixels. */
export const ORBITALS = { row: 34, top: 2 } as const;

/** Heights within a chart of rows, in CSS pixels: a row with dots or a box, one with an estimate alone, names of marks, axis. */
export const GROUPS = { tall: 66, low: 44, marks: 20, axis: 48 } as const;

export function chartHeight(chart: ChartSpec): number {
  switch (chart.type) {
    case 'xy':
      return XY_HEIGHT + (hasLongNames(chart) ? NAMES_HEIGHT : 0);
    case 'timeline':
      return heightOfRows(chart.spans.length + chart.days.length);
    case 'scale':
      return heightOfRows(chart.spans.length + chart.marks.length);
    case 'rows':
      return heightOfGroups(chart);
    case 'dots':
      return DOTS_HEIGHT;
    case 'orbitals':
      return 2 * ORBITALS.top + chart.levels.length * ORBITALS.row;
  }
}

/** The height of one row of a chart of rows. */
export function rowHeight({ dots = [], box }: RowsChart['rows'][number]): number {
  return dots.length > 0 || box !== undefined ? GROUPS.tall : GROUPS.low;
}

function heightOfGroups({ rows, marks = [] }: RowsChart): number {
  const names = marks.length * GROUPS.marks;
  return names + rows.reduce((sum, row) => sum + rowHeight(row), 0) + GROUPS.axis;
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
