import type { ScaleChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { axisScale, axisTicks } from './axisScale.ts';
import { MarkRow, SIDE, SpanRow } from './ChartRows.tsx';
import { ROWS } from './chartHeight.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { axisNumber, axisTitle, rangeText } from './stops.ts';
import { TEXT_SIZE, TICK_SIZE, textWidth } from './textWidth.ts';

const TICK_WIDTH = 56;

/** Ranges as bars and single values as markers on one axis; each with its name and its numbers as text. */
export function ScaleChart({ chart, width, height }: ScaleChartProps) {
  const { axis, spans, marks } = chart;
  const values = [...spans.flatMap(({ from, to = from }) => [from, to]), ...marks.map(({ at }) => at)];
  const place = axisScale({ axis, values, range: [SIDE, width - SIDE] });
  const ticks = axisTicks(place, axis, Math.floor((width - 2 * SIDE) / TICK_WIDTH));
  const axisTop = ROWS.top + (spans.length + marks.length) * ROWS.row + ROWS.gap;
  return (
    <DrawnChart chart={chart} width={width} height={height}>
      {ticks.map(({ value, label }) => (
        <g key={value} transform={`translate(${place(value)} 0)`}>
          <line y1={ROWS.top} y2={axisTop + 5} stroke={color('line')} />
          <text
            x={shiftInside(place(value), textWidth(label, TICK_SIZE) / 2, width)}
            y={axisTop + 19}
            textAnchor="middle"
            fontSize={TICK_SIZE}
            fill={color('inkMuted')}
          >
            {label}
          </text>
        </g>
      ))}
      <line x1={SIDE} x2={width - SIDE} y1={axisTop} y2={axisTop} stroke={color('control')} />
      <text x={width - SIDE} y={height - 6} textAnchor="end" fontSize={TEXT_SIZE} fontWeight={600} fill={color('ink')}>
        {axisTitle(axis)}
      </text>
      {(spans.length === 0 ? [] : marks).map(({ label, at }) => (
        <line
          key={label}
          x1={place(at)}
          x2={place(at)}
          y1={ROWS.top}
          y2={axisTop}
          stroke={color('caution')}
          strokeDasharray="5 4"
        />
      ))}
      {spans.map(({ label, from, to }, row) => {
        const ends = [place(from), to === undefined ? width - SIDE : place(to)] as const;
        return <SpanRow key={label} label={label} words={rangeText(from, to, axis)} {...{ ends, row, width }} />;
      })}
      {marks.map(({ label, at }, index) => {
        const row = spans.length + index;
        return <MarkRow key={label} label={label} words={axisNumber(at, axis)} at={place(at)} {...{ row, width }} />;
      })}
    </DrawnChart>
  );
}

/** Returns how far a text moves that would otherwise leave the drawing. */
function shiftInside(middle: number, half: number, width: number): number {
  return Math.min(Math.max(middle, half), width - half) - middle;
}

interface ScaleChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}
