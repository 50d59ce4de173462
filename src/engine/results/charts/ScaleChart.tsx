import { scaleLinear, scaleLog } from 'd3-scale';
import { useMemo } from 'react';
import type { ScaleChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { axisTicks } from './axisScale.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { StripDrawing } from './StripDrawing.tsx';
import { SIDE, stripLayout } from './stripLayout.ts';
import { scaleDomain, scaleStrip } from './stripOf.ts';
import { TICK_SIZE, textWidth } from './textWidth.ts';

const TICK_WIDTH = 90;
const MOST_TICKS = 6;

/** Single values on one axis, and the ranges that they fall into, each with its name. */
export function ScaleChart({ chart, width }: ScaleChartProps) {
  const layout = useMemo(() => stripLayout(scaleStrip(chart), width), [chart, width]);
  return (
    <DrawnChart chart={chart} width={width} height={layout.height}>
      <StripDrawing layout={layout} width={width} ink={color('series1')}>
        {chart.spans.length > 0 && <Ticks chart={chart} width={width} bottom={layout.bottom} />}
      </StripDrawing>
    </DrawnChart>
  );
}

function Ticks({ chart, width, bottom }: { readonly chart: Chart; readonly width: number; readonly bottom: number }) {
  const scale = chart.axis.scale === 'logarithmic' ? scaleLog() : scaleLinear();
  const place = scale.domain(scaleDomain(chart)).range([SIDE, width - SIDE]);
  return axisTicks(place, chart.axis, Math.min(Math.floor(width / TICK_WIDTH), MOST_TICKS)).map(({ value, label }) => (
    <g key={value} transform={`translate(${place(value)} 0)`}>
      <line y1={16} y2={bottom} stroke={color('grid')} />
      <text
        x={shiftInside(place(value), textWidth(label, TICK_SIZE) / 2, width)}
        y={12}
        textAnchor="middle"
        fontSize={TICK_SIZE}
        fill={color('inkMuted')}
      >
        {label}
      </text>
    </g>
  ));
}

/** Returns how far a text moves that would otherwise leave the drawing. */
function shiftInside(middle: number, half: number, width: number): number {
  return Math.min(Math.max(middle, half), width - half) - middle;
}

interface ScaleChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
}
