import { useMemo } from 'react';
import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { shownText } from '../shownText.ts';
import { type AxisScale, axisScale, isDrawable } from './axisScale.ts';
import { type BarRow, type BarsLayout, barsLayout, heightAt } from './barsLayout.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { looksOf, type SeriesLook } from './seriesLook.ts';
import { axisNumber, type Stop } from './stops.ts';
import { TEXT_SIZE, textWidth } from './textWidth.ts';
import { UprightGrid } from './UprightGrid.tsx';

interface BarsChartProps {
  readonly chart: XyChart;
  readonly stops: readonly Stop[];
  /** CSS pixels. */
  readonly width: number;
  /** Index of the current stop, if any. */
  readonly reading: number | null;
  readonly onRead: (stop: number) => void;
}

/** Bars on their side, their names left of them and their values right; lines and points of the chart lie over them. */
export function BarsChart({ chart, stops, width, reading, onRead }: BarsChartProps) {
  const layout = useMemo(() => barsLayout(chart, width), [chart, width]);
  const { rows, left, top, bottom, step } = layout;
  const values = chart.series.flatMap(({ points }) => points.map(({ y }) => y));
  const hasWords = chart.series.length === 1;
  const right = width - (hasWords ? roomForWords(chart) : 14);
  const x = axisScale({ axis: chart.y, values, range: [left, right], fromZero: true });
  const looks = looksOf(chart.series);
  const read = reading === null ? undefined : rows.find((row) => row.x === stops[reading]?.x);
  return (
    <DrawnChart chart={chart} width={width} height={layout.height}>
      {read !== undefined && (
        <rect data-reading width={width} y={read.y - step / 2} height={step} rx={4} fill={color('accentTint')} />
      )}
      <UprightGrid axis={chart.y} x={x} width={width} top={top} bottom={bottom} numbersAt={bottom + 16} />
      <Legend layout={layout} looks={looks} series={chart.series} />
      {chart.series.map((series, index) => {
        const look = looks[index];
        if (look === undefined) return null;
        const props = { points: series.points.filter(({ y }) => isDrawable(y, chart.y)), look, x, layout };
        if (series.marks === 'bars') return <Bars key={series.name} {...props} {...placeOf(series, chart.series)} />;
        return series.marks === 'points' ? (
          <Dots key={series.name} {...props} />
        ) : (
          <Tree key={series.name} {...props} />
        );
      })}
      {hasWords && <Values points={chart.series[0]?.points ?? []} x={x} chart={chart} layout={layout} />}
      <line x1={x(0)} x2={x(0)} y1={top} y2={bottom} stroke={color('control')} />
      {rows.map((row) => (
        <Name key={row.x} row={row} left={left} />
      ))}
      {rows.map((row) => (
        <rect
          key={row.x}
          width={width}
          y={row.y - step / 2}
          height={step}
          fill="transparent"
          onPointerMove={() => onRead(stops.findIndex((stop) => stop.x === row.x))}
          onPointerDown={() => onRead(stops.findIndex((stop) => stop.x === row.x))}
        />
      ))}
    </DrawnChart>
  );
}

function roomForWords({ series, y }: XyChart): number {
  const drawn = (series[0]?.points ?? []).filter((point) => isDrawable(point.y, y));
  const words = drawn.map((point) => textWidth(shownText(axisNumber(point.y, y))));
  return Math.ceil(Math.max(...words, 0)) + 10;
}

interface MarksProps {
  readonly points: XySeries['points'];
  readonly look: SeriesLook;
  /** Of the values: left to right. */
  readonly x: AxisScale;
  readonly layout: BarsLayout;
}

/** Where the bars of a series are among those of the others. */
function placeOf(series: XySeries, all: readonly XySeries[]): { readonly place: number; readonly count: number } {
  const bars = all.filter(({ marks }) => marks === 'bars');
  return { place: bars.indexOf(series), count: bars.length };
}

/** The first series is filled, later ones are hollow. */
function Bars({ points, look, x, layout: { rows, bar }, place, count }: MarksProps & ReturnType<typeof placeOf>) {
  const high = bar / count;
  return points.map((point) => {
    const [from, to] = [Math.min(x(0), x(point.y)), Math.max(x(0), x(point.y))];
    return (
      <rect
        key={point.x}
        x={from}
        width={to - from}
        y={heightAt(rows, point.x) - bar / 2 + place * high}
        height={Math.max(high - (count > 1 ? 2 : 0), 1)}
        rx={2}
        fill={look.color}
        fillOpacity={place === 0 ? 1 : 0.15}
        stroke={look.color}
      />
    );
  });
}

function Dots({ points, look, x, layout: { rows } }: MarksProps) {
  return points.map((point) => (
    <circle
      key={point.x}
      cx={x(point.y)}
      cy={heightAt(rows, point.x)}
      r={5}
      fill={look.color}
      stroke={color('surface')}
      strokeWidth={1.5}
    />
  ));
}

function Tree({ points, look, x, layout: { rows } }: MarksProps) {
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.y)} ${heightAt(rows, point.x)}`);
  return <path d={path.join('')} fill="none" stroke={look.color} strokeWidth={2} strokeLinejoin="round" />;
}

function Values({ points, x, chart, layout: { rows } }: ValuesProps) {
  const drawn = points.filter(({ y }) => isDrawable(y, chart.y));
  return drawn.map((point) => (
    <text
      key={point.x}
      x={Math.max(x(point.y), x(0)) + 6}
      y={heightAt(rows, point.x) + TEXT_SIZE / 3}
      fontSize={TEXT_SIZE}
      fill={color('ink')}
    >
      {shownText(axisNumber(point.y, chart.y))}
    </text>
  ));
}

interface ValuesProps extends Pick<MarksProps, 'points' | 'x' | 'layout'> {
  readonly chart: XyChart;
}

function Name({ row: { lines, y }, left }: { readonly row: BarRow; readonly left: number }) {
  return (
    <text fontSize={TEXT_SIZE} fill={color('ink')} textAnchor="end">
      {lines.map((words, index) => (
        <tspan key={words} x={left - 8} y={y + TEXT_SIZE / 3 + (index - (lines.length - 1) / 2) * 14}>
          {words}
        </tspan>
      ))}
    </text>
  );
}

function Legend({ layout, looks, series }: LegendProps) {
  return layout.legend.map(({ name, x, y, index }) => {
    const { color: ink = '' } = looks[index] ?? {};
    const isFirst = series.findIndex(({ marks }) => marks === 'bars') === index;
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        {series[index]?.marks === 'bars' ? (
          <rect y={-6} width={16} height={12} rx={2} fill={ink} fillOpacity={isFirst ? 1 : 0.15} stroke={ink} />
        ) : (
          <circle cx={8} r={5} fill={ink} />
        )}
        <text x={24} y={TEXT_SIZE / 3} fontSize={TEXT_SIZE} fill={color('ink')}>
          {name}
        </text>
      </g>
    );
  });
}

interface LegendProps {
  readonly layout: BarsLayout;
  readonly looks: readonly SeriesLook[];
  readonly series: readonly XySeries[];
}
