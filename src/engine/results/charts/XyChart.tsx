import { Fragment, type PointerEvent, useMemo } from 'react';
import type { XyChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { XAxis, YAxis } from './AxisLines.tsx';
import { isDrawable } from './axisScale.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { looksOf } from './seriesLook.ts';
import type { Stop } from './stops.ts';
import { TICK_SIZE } from './textWidth.ts';
import { XyCounts } from './XyCounts.tsx';
import { Legend, Levels, Ranges, XyMarks } from './XyMarks.tsx';
import { EndNames, PointNames } from './XyNames.tsx';
import { type XyLayout, xyLayout } from './xyLayout.ts';

/** Lines, points and bars on two axes. A reading marks the points at one x. */
export function XyChart({ chart, stops, width, reading, onRead }: XyChartProps) {
  const layout = useMemo(() => xyLayout(chart, width), [chart, width]);
  const { height } = layout;
  const stop = reading === null ? undefined : stops[reading];

  function readNearest(event: PointerEvent<SVGSVGElement>): void {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = stops.map(({ x }) => Math.abs(layout.x(x) - at));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest >= 0 && nearest !== reading) onRead(nearest);
  }

  return (
    <DrawnChart chart={chart} width={width} height={height} onPointerMove={readNearest} onPointerDown={readNearest}>
      <Legend chart={chart} layout={layout} />
      <Bands layout={layout} />
      <YAxis axis={chart.y} layout={layout} />
      <XAxis axis={chart.x} layout={layout} />
      <Levels chart={chart} layout={layout} />
      <Ranges chart={chart} layout={layout} />
      <XyMarks chart={chart} layout={layout} />
      <BandNames layout={layout} />
      <EndNames chart={chart} layout={layout} />
      <PointNames chart={chart} layout={layout} />
      <XyCounts chart={chart} layout={layout} />
      {stop !== undefined && <Reading chart={chart} layout={layout} stop={stop} />}
    </DrawnChart>
  );
}

interface XyChartProps {
  readonly chart: Chart;
  readonly stops: readonly Stop[];
  /** CSS pixels. */
  readonly width: number;
  /** Index of the current stop, if any. */
  readonly reading: number | null;
  readonly onRead: (stop: number) => void;
}

/** Omitted from the saved picture. */
function Reading({ chart, layout, stop }: { readonly chart: Chart; readonly layout: XyLayout; readonly stop: Stop }) {
  const { x, y, top, bottom } = layout;
  if (!isDrawable(stop.x, chart.x)) return null;
  const looks = looksOf(chart.series);
  const rings = stop.values
    .slice(0, looks.length)
    .flatMap((values, series) =>
      values
        .filter((value) => isDrawable(value, chart.y))
        .map((value) => ({ key: `${series} ${value}`, value, color: looks[series]?.color })),
    );
  return (
    <g data-reading pointerEvents="none">
      <line x1={x(stop.x)} x2={x(stop.x)} y1={top} y2={bottom} stroke={color('ink')} strokeDasharray="2 3" />
      {rings.map(({ key, value, color: stroke }) => (
        <circle key={key} cx={x(stop.x)} cy={y(value)} r={8} fill="none" stroke={stroke} strokeWidth={2.5} />
      ))}
    </g>
  );
}

/** Ranges with a meaning: every second one filled, each with its edge for those who do not see the fill. */
function Bands({ layout: { bands, left, right } }: { readonly layout: XyLayout }) {
  return bands.map(({ name, top, bottom, shaded }) => (
    <Fragment key={name}>
      {shaded && <rect x={left} width={right - left} y={top} height={bottom - top} fill={color('sunken')} />}
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={color('line')} />
    </Fragment>
  ));
}

/** The names of the ranges at the right, outlined in the color of their range: lines may pass below them. */
function BandNames({ layout: { bands, right } }: { readonly layout: XyLayout }) {
  return bands.map(
    ({ name, top, bottom, shaded, label }) =>
      label !== null && (
        <text
          key={name}
          x={right - 4}
          y={(top + bottom) / 2 + TICK_SIZE / 3}
          textAnchor="end"
          fontSize={TICK_SIZE}
          fill={color('inkMuted')}
          stroke={color(shaded ? 'sunken' : 'surface')}
          strokeWidth={4}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {label}
        </text>
      ),
  );
}
