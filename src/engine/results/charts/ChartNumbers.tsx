import type { ReactNode } from 'react';
import { longDate } from '#src/engine/kit/format.ts';
import type {
  OrbitalChart,
  RowsChart,
  ScaleChart,
  ShareChart,
  TimelineChart,
  XyChart,
} from '#src/engine/kit/onDemand/chart.ts';
import { DataTable } from '../Block.ts';
import { NumberText } from '../NumberText.tsx';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { shownText } from '../shownText.ts';
import { listedValues, rowColumns } from './rowTexts.ts';
import { hasAmounts, percentText } from './shareText.ts';
import { axisNumber, axisTitle, rangeText, readSeries, type Stop } from './stops.ts';

/** The numbers of an x–y chart: one row per x, one column per series. */
export function XyNumbers({ chart, stops, titleId }: XyNumbersProps) {
  const named = stops.some(({ labels }) => labels.length > 0);
  const { x, y } = chart;
  const series = readSeries(chart);
  return (
    <Numbers titleId={titleId}>
      <thead>
        <tr>
          <th scope="col" className="number">
            {shownText(axisTitle(x))}
          </th>
          {named && <th scope="col">Name</th>}
          {series.map(({ name }) => (
            <th key={name} scope="col" className="number">
              {shownText(series.length === 1 || name === y.label ? axisTitle(y) : `${name}, ${axisTitle(y)}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stops.map((stop) => (
          <tr key={stop.x}>
            <th scope="row" className="number">
              <NumberText text={axisNumber(stop.x, x)} />
            </th>
            {named && <td>{shownText(stop.labels.join(', '))}</td>}
            {series.map(({ name }, index) => (
              <td key={name} className="number">
                <NumberText text={stop.values[index]?.map((value) => axisNumber(value, y)).join(', ') || '–'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}

interface XyNumbersProps {
  readonly chart: XyChart;
  readonly stops: readonly Stop[];
  /** Id of the element that names the chart. */
  readonly titleId: string;
}

/** The numbers of a chart of rows: one line a row. */
export function RowsNumbers({ chart, titleId }: { readonly chart: RowsChart; readonly titleId: string }) {
  const columns = rowColumns(chart);
  const hasLetters = chart.rows.some(({ letters }) => letters !== undefined);
  const lists = chart.rows.some((row) => listedValues(row, chart) !== '');
  return (
    <Numbers titleId={titleId}>
      <thead>
        <tr>
          <th scope="col">{shownText(axisTitle(chart.x))}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="number">
              {label}
            </th>
          ))}
          {hasLetters && <th scope="col">Letters</th>}
          {lists && <th scope="col">Each value</th>}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{shownText(row.label)}</th>
            {columns.map(({ label, of }) => {
              const value = of(row);
              const text = label === 'Values' ? String(value ?? '–') : null;
              return (
                <td key={label} className="number">
                  <NumberText text={text ?? (typeof value === 'number' ? axisNumber(value, chart.x) : '–')} />
                </td>
              );
            })}
            {hasLetters && <td>{row.letters}</td>}
            {lists && <td>{shownText(listedValues(row, chart))}</td>}
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}

/** The full dates of a timeline. */
export function TimelineNumbers({ chart, titleId }: { readonly chart: TimelineChart; readonly titleId: string }) {
  const rows = [...chart.spans, ...chart.days.map(({ label, date }) => ({ label, from: date, to: date }))];
  return (
    <Numbers titleId={titleId}>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, from, to }) => (
          <tr key={label}>
            <th scope="row">{shownText(label)}</th>
            <td>
              <time dateTime={from}>{longDate(from)}</time>
            </td>
            <td>
              <time dateTime={to}>{longDate(to)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}

/** The numbers of a scale. */
export function ScaleNumbers({ chart, titleId }: { readonly chart: ScaleChart; readonly titleId: string }) {
  const { axis, spans, marks } = chart;
  const rows = [
    ...spans.map(({ label, from, to }) => ({ label, text: rangeText(from, to, axis) })),
    ...marks.map(({ label, at }) => ({ label, text: axisNumber(at, axis) })),
  ];
  return (
    <Numbers titleId={titleId}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="number">
            {axisTitle(axis)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{shownText(label)}</th>
            <td className="number">
              <NumberText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}

/** The electrons of each orbital. */
export function OrbitalNumbers({ chart, titleId }: { readonly chart: OrbitalChart; readonly titleId: string }) {
  return (
    <Numbers titleId={titleId}>
      <thead>
        <tr>
          <th scope="col">Orbitals</th>
          <th scope="col" className="number">
            Electrons
          </th>
          <th scope="col" className="number">
            Room for
          </th>
        </tr>
      </thead>
      <tbody>
        {chart.levels.map(({ name, electrons, capacity }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{electrons}</td>
            <td className="number">{capacity}</td>
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}

/** The parts of a whole. */
export function ShareNumbers({ chart, titleId }: { readonly chart: ShareChart; readonly titleId: string }) {
  return (
    <Numbers titleId={titleId}>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="number">
            Share
          </th>
          {hasAmounts(chart) && (
            <th scope="col" className="number">
              Amount
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {chart.parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">{shownText(part.label)}</th>
            <td className="number">
              <NumberText text={percentText(part, chart)} />
            </td>
            {hasAmounts(chart) && (
              <td className="number">
                <NumberText text={part.text ?? ''} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}

function Numbers({ titleId, children }: { readonly titleId: string; readonly children: ReactNode }) {
  return (
    <ScrollRegion labelledBy={titleId}>
      <DataTable aria-labelledby={titleId}>{children}</DataTable>
    </ScrollRegion>
  );
}
