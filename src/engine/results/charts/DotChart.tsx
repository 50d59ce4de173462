import { useMemo } from 'react';
import type { DotChart as Chart, DotStretch } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { XAxis, YAxis } from './AxisLines.tsx';
import { DrawnChart } from './DrawnChart.tsx';
import { DOTS_PLOT, dotAxes } from './dotAxes.ts';
import { seriesLook } from './seriesLook.ts';
import { TEXT_SIZE } from './textWidth.ts';
import { type XyLayout, xyLayout } from './xyLayout.ts';

/** Cells are drawn no smaller than this, in pixels. */
const LEAST_CELL = 1.2;

interface DotChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
  /** Index of the stretch that is read, if any. */
  readonly reading: number | null;
}

/** Filled cells of a grid on two axes, a color for each layer. A reading marks one stretch. */
export function DotChart({ chart, width, reading }: DotChartProps) {
  const layout = useMemo(() => xyLayout(dotAxes(chart), width, DOTS_PLOT), [chart, width]);
  const paths = useMemo(() => chart.layers.map(({ rows }) => cellsPath(rows, chart, layout)), [chart, layout]);
  const stretch = reading === null ? undefined : chart.stretches[reading];
  return (
    <DrawnChart chart={chart} width={width} height={layout.height}>
      {layout.legend.map(({ name, x, y, index }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect x={7} y={-6} width={12} height={12} fill={seriesLook(index).color} />
          <text x={33} y={TEXT_SIZE / 3} fontSize={TEXT_SIZE} fill={color('ink')}>
            {name}
          </text>
        </g>
      ))}
      <YAxis axis={chart.y} layout={layout} />
      <XAxis axis={chart.x} layout={layout} />
      {chart.layers.map(({ name }, index) => (
        <path key={name} d={paths[index]} fill={seriesLook(index).color} />
      ))}
      {stretch !== undefined && <Reading stretch={stretch} layout={layout} />}
    </DrawnChart>
  );
}

/** Omitted from the saved picture. */
function Reading({
  stretch: { from, to },
  layout: { x, y },
}: {
  readonly stretch: DotStretch;
  readonly layout: XyLayout;
}) {
  const ends = { x1: x(from.x), y1: y(from.y), x2: x(to.x), y2: y(to.y) };
  return (
    <g data-reading pointerEvents="none">
      <line {...ends} stroke={color('ink')} strokeWidth={10} strokeOpacity={0.25} strokeLinecap="round" />
      <line {...ends} stroke={color('ink')} strokeWidth={2.5} />
    </g>
  );
}

function cellsPath(rows: readonly (readonly number[])[], { size, columns }: Chart, { x, y }: XyLayout): string {
  const [cellWidth, cellHeight] = [size.x / columns, size.y / rows.length];
  const [pixelsWide, pixelsHigh] = [Math.abs(x(cellWidth) - x(0)), Math.abs(y(cellHeight) - y(0))];
  const [leastWide, leastHigh] = [Math.max(pixelsWide, LEAST_CELL), Math.max(pixelsHigh, LEAST_CELL)];
  const parts: string[] = [];
  for (const [row, runs] of rows.entries()) {
    const top = y((row + 1) * cellHeight);
    for (let at = 0; at < runs.length; at += 2) {
      const [start, count] = [runs[at] as number, runs[at + 1] as number];
      const wide = Math.max(leastWide, count * pixelsWide);
      parts.push(
        `M${rounded(x(start * cellWidth))} ${rounded(top)}h${rounded(wide)}v${rounded(leastHigh)}h${rounded(-wide)}z`,
      );
    }
  }
  return parts.join('');
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}
