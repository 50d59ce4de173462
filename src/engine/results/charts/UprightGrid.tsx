import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { type AxisScale, axisTicks } from './axisScale.ts';
import { TICK_SIZE, textWidth } from './textWidth.ts';

/** CSS pixels of the axis for each number. */
const TICK_ROOM = 90;
const MOST_TICKS = 6;

interface UprightGridProps {
  readonly axis: Axis;
  readonly x: AxisScale;
  /** Of the whole drawing, in CSS pixels. */
  readonly width: number;
  /** Ends of the lines. */
  readonly top: number;
  readonly bottom: number;
  /** Baseline of the numbers. */
  readonly numbersAt: number;
}

/** Grid lines of a horizontal axis, each with its number, which moves where it would leave the drawing. */
export function UprightGrid({ axis, x, width, top, bottom, numbersAt }: UprightGridProps) {
  const [left = 0, right = width] = x.range();
  return axisTicks(x, axis, Math.min(Math.floor((right - left) / TICK_ROOM), MOST_TICKS)).map(({ value, label }) => {
    const at = x(value);
    const half = textWidth(label, TICK_SIZE) / 2;
    return (
      <g key={value} transform={`translate(${at} 0)`}>
        <line y1={top} y2={bottom} stroke={color('grid')} />
        <text
          x={Math.min(Math.max(at, half), width - half) - at}
          y={numbersAt}
          textAnchor="middle"
          fontSize={TICK_SIZE}
          fill={color('inkMuted')}
        >
          {label}
        </text>
      </g>
    );
  });
}
