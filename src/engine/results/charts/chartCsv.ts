import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { csvLine } from '#src/engine/tables/csv.ts';
import { axisTitle, readSeries, type Stop } from './stops.ts';

/** Returns the numbers of an x–y chart as comma-separated values, unrounded: a line for each x, a column for each series. */
export function chartCsv(chart: XyChart, stops: readonly Stop[]): string {
  const { x, y } = chart;
  const series = readSeries(chart);
  const isNamed = stops.some(({ labels }) => labels.length > 0);
  const header = [
    axisTitle(x),
    ...(isNamed ? ['Name'] : []),
    ...series.map(({ name }) => (series.length === 1 ? axisTitle(y) : axisTitle({ ...y, label: name }))),
  ];
  const lines = stops.map(({ x: place, labels, values }) => [
    String(place),
    ...(isNamed ? [labels.join(', ')] : []),
    ...series.map((_, index) => (values[index] ?? []).map(String).join('; ')),
  ]);
  return [header, ...lines].map(csvLine).join('');
}
