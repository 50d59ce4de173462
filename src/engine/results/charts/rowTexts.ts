/** The rows of a chart as they are read out and listed. */
import type { ChartRow, RowsChart } from '#src/engine/kit/onDemand/chart.ts';
import { axisNumber } from './stops.ts';

/** Most values of a row that are listed one by one. */
const MOST_LISTED = 200;

interface RowColumn {
  readonly label: string;
  readonly of: (row: ChartRow) => number | null | undefined;
}

/** Returns the columns of numbers that at least one row has. */
export function rowColumns({ rows }: RowsChart): readonly RowColumn[] {
  const named = rows.find(({ interval }) => interval !== undefined)?.interval?.name ?? '';
  const columns: readonly RowColumn[] = [
    { label: 'Values', of: ({ dots }) => dots?.length },
    { label: 'Lower whisker', of: ({ box }) => box?.low },
    { label: 'Lower quartile', of: ({ box }) => box?.from },
    { label: 'Median', of: ({ box }) => box?.middle },
    { label: 'Upper quartile', of: ({ box }) => box?.to },
    { label: 'Upper whisker', of: ({ box }) => box?.high },
    { label: named, of: ({ interval }) => interval?.middle },
    { label: 'Lower limit', of: ({ interval }) => interval?.from },
    { label: 'Upper limit', of: ({ interval }) => interval?.to },
  ];
  return columns.filter(({ of }) => rows.some((row) => typeof of(row) === 'number'));
}

/** Returns a row as a sentence: 'Control – Values: 6; Median: 4.95; Mean: 4.92; Lower limit: 4.09; Upper limit: 5.74'. */
export function rowText(row: ChartRow, chart: RowsChart): string {
  const unit = chart.x.unit === undefined ? '' : ` ${chart.x.unit}`;
  const parts = rowColumns(chart).flatMap(({ label, of }) => {
    const value = of(row);
    if (typeof value !== 'number') return [];
    return [label === 'Values' ? `${label}: ${value}` : `${label}: ${axisNumber(value, chart.x)}${unit}`];
  });
  return `${row.label} – ${[...parts, ...(row.letters === undefined ? [] : [`Letters: ${row.letters}`])].join('; ')}`;
}

/** Returns the single values of a row as text, those that are marked with a star; nothing where there are too many. */
export function listedValues({ dots = [] }: ChartRow, { x }: RowsChart): string {
  if (dots.length > MOST_LISTED) return '';
  return dots.map((dot) => `${axisNumber(dot.x, x)}${dot.isMarked === true ? '*' : ''}`).join(', ');
}
