/** The height of a chart, known before its code has loaded, so that nothing shifts when it has. */
import type { ChartSpec, RowsChart } from '#src/engine/kit/onDemand/chart.ts';
import { barsLayout, isSideways } from './barsLayout.ts';
import { DOTS_PLOT, dotAxes } from './dotAxes.ts';
import { shareLayout } from './shareLayout.ts';
import { stripLayout } from './stripLayout.ts';
import { scaleStrip, timelineStrip } from './stripOf.ts';
import { xyFrame } from './xyFrame.ts';

/** Heights within a drawing of orbitals, in CSS pixels. */
export const ORBITALS = { row: 34, top: 2 } as const;

/** Heights within a chart of rows, in CSS pixels: a row with dots or a box, one with an estimate alone, names of marks, axis. */
export const GROUPS = { tall: 62, low: 34, marks: 20, axis: 26 } as const;

/** @param width of the drawing, in CSS pixels */
export function chartHeight(chart: ChartSpec, width: number): number {
  switch (chart.type) {
    case 'xy':
      return isSideways(chart) ? barsLayout(chart, width).height : xyFrame(chart, width).height;
    case 'timeline':
      return stripLayout(timelineStrip(chart), width).height;
    case 'scale':
      return stripLayout(scaleStrip(chart), width).height;
    case 'share':
      return shareLayout(chart, width).height;
    case 'rows':
      return heightOfGroups(chart);
    case 'dots':
      return xyFrame(dotAxes(chart), width, DOTS_PLOT).height;
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
