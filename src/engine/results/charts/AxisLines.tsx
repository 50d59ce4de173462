import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import type { AxisScale } from './axisScale.ts';
import { TICK_SIZE, textWidth } from './textWidth.ts';
import type { XyLayout } from './xyLayout.ts';

/** The horizontal axis: a line, and ticks with numbers or names. */
export function XAxis({ axis, layout }: AxisProps) {
  const { x, xTicks, left, right, top, bottom, barsWidth } = layout;
  return (
    <g>
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={color('control')} />
      {barsWidth === 0 && spansZero(x, axis) && (
        <line x1={x(0)} x2={x(0)} y1={top} y2={bottom} stroke={color('control')} />
      )}
      {xTicks.map(({ value, label }) => (
        <text
          key={value}
          x={inside(x(value), label, layout)}
          y={bottom + 18}
          textAnchor="middle"
          fontSize={TICK_SIZE}
          fill={color('inkMuted')}
        >
          {label}
        </text>
      ))}
    </g>
  );
}

/** The vertical axis: grid lines and numbers. The caption of the chart says what they are. */
export function YAxis({ axis, layout }: AxisProps) {
  const { y, yTicks, left, right } = layout;
  return (
    <g>
      {yTicks.map(({ value, label }) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line x1={left} x2={right} stroke={color('grid')} />
          <text x={left - 7} y={TICK_SIZE / 3} textAnchor="end" fontSize={TICK_SIZE} fill={color('inkMuted')}>
            {label}
          </text>
        </g>
      ))}
      {spansZero(y, axis) && <line x1={left} x2={right} y1={y(0)} y2={y(0)} stroke={color('control')} />}
    </g>
  );
}

interface AxisProps {
  readonly axis: Axis;
  readonly layout: XyLayout;
}

/** The middle of a text below the axis, moved where it would leave the drawing or touch the names at the right. */
function inside(at: number, label: string, { left, right }: XyLayout): number {
  const half = textWidth(label, TICK_SIZE) / 2;
  return Math.max(Math.min(at, right + 14 - half), Math.min(left, half));
}

/** Returns whether zero lies inside the axis, where it gets a line of its own. */
function spansZero(scale: AxisScale, axis: Axis): boolean {
  const [from = 0, to = 0] = scale.domain();
  return axis.scale !== 'logarithmic' && from < 0 && to > 0;
}
