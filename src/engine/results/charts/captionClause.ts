/** The clause beside the title of a chart: what goes up, over what, and what bands and scattered points are. */
import type { Axis, ChartSpec, RowsChart, XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { shownText } from '../shownText.ts';
import { isOneValue } from './oneValue.ts';
import { LONGEST_UNIT } from './xyFrame.ts';

export function captionClause(chart: ChartSpec): string {
  switch (chart.type) {
    case 'xy':
      return shownText(xyClause(chart));
    case 'dots':
      return shownText(`${inUnit(chart.y)} over ${within(chart.x)}`);
    case 'rows':
      return shownText(rowsClause(chart));
    case 'scale':
      return shownText(inUnit(chart.axis));
    case 'share':
      // Its parts have their names and amounts.
      return '';
    case 'timeline':
    case 'orbitals':
      return shownText(chart.caption);
  }
}

function xyClause(chart: XyChart): string {
  const { x, y, series, ranges = [] } = chart;
  // What bars are of is in their names.
  const isOfNames = series.some(
    ({ marks, points: bars }) => marks === 'bars' && bars.some(({ label }) => label !== undefined),
  );
  if (isOfNames) return inUnit(y);
  const lines = series.filter(({ marks }) => marks.startsWith('line'));
  const points = series.filter((each) => each.marks === 'points' && !isOneValue(each) && each.belongsTo === undefined);
  const isNamed = series.length > 1 && points.length === 1;
  const values = series.filter(isOneValue);
  const alone = lines.length === 1 && values.length > 0 && lines.length + values.length === series.length ? lines : [];
  const parts = [
    ...alone.filter(({ name }) => name !== y.label).map(({ name }) => lowered(name)),
    ...(isNamed ? points.map(({ name }) => `points: ${lowered(name)}`) : []),
    ...(ranges.length === 0 ? [] : [`bands: ${[...new Set(ranges.map(({ name }) => lowered(name)))].join(' and ')}`]),
  ];
  return [`${inUnit(y)} over ${within(x)}`, ...parts].join(', ');
}

function rowsClause({ x, rows }: RowsChart): string {
  const interval = rows.find((row) => row.interval !== undefined)?.interval;
  const unit = x.unit === undefined ? '' : ` in ${x.unit}`;
  const parts = [
    interval === undefined ? inUnit(x) : `${interval.name} with its interval${unit}`,
    ...(rows.some(({ dots = [] }) => dots.length > 0) ? ['every value'] : []),
    ...(rows.some(({ box }) => box !== undefined) ? ['quartiles'] : []),
  ];
  return parts.join(', ');
}

function inUnit({ label, unit }: Axis): string {
  return unit === undefined ? label : `${label} in ${unit}`;
}

function within(axis: Axis): string {
  const label = axis.isGivenName === true ? axis.label : lowered(axis.label);
  return axis.unit === undefined || axis.unit.length <= LONGEST_UNIT ? label : `${label} in ${axis.unit}`;
}

/** 'Time' and 'At this height' as words inside a sentence; 'pH', 'Tm', 'DNA' and 'x' are kept as they are. */
function lowered(label: string): string {
  return /^(?:[A-Z][a-z]{2,}|(?:At|By|Of|On|To) )/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
