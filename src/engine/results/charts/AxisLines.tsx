import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import type { AxisScale } from './axisScale.ts';
import { axisTitle } from './stops.ts';
import { TEXT_SIZE, TICK_SIZE } from './textWidth.ts';
import type { XyLayout } from './xyLayout.ts';

/** The horizontal axis: line, ticks with numbers or names, and its title below them at the right. */
export function XAxis({ axis, layout }: AxisProps) {
  const { x, xTicks, left, right, top, bottom, titleBaseline, turned } = layout;
  return (
    <g>
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={color('control')} />
      {spansZero(x, axis) && <line x1={x(0)} x2={x(0)} y1={top} y2={bottom} stroke={color('control')} />}
      {xTicks.map(({ value, label }) => (
        <g key={value} transform={`translate(${x(value)} ${bottom})`}>
          <line y2={5} stroke={color('control')} />
          <text
            fontSize={TICK_SIZE}
            fill={color('inkMuted')}
            {...(turned
              ? { transform: 'rotate(-90)', x: -9, y: TICK_SIZE / 3, textAnchor: 'end' }
              : { y: 19, textAnchor: 'middle' })}
          >
            {label}
          </text>
        </g>
      ))}
      <text x={right} y={titleBaseline} textAnchor="end" fontSize={TEXT_SIZE} fontWeight={600} fill={color('ink')}>
        {axisTitle(axis)}
      </text>
    </g>
  );
}

/** The vertical axis: grid lines, numbers, and its title above, where it need not be rotated. */
export function YAxis({ axis, layout }: AxisProps) {
  const { y, yTicks, left, right, top } = layout;
  return (
    <g>
      {yTicks.map(({ value, label }) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line x1={left} x2={right} stroke={color('line')} />
          <text x={left - 7} y={TICK_SIZE / 3} textAnchor="end" fontSize={TICK_SIZE} fill={color('inkMuted')}>
            {label}
          </text>
        </g>
      ))}
      {spansZero(y, axis) && <line x1={left} x2={right} y1={y(0)} y2={y(0)} stroke={color('control')} />}
      <text x={0} y={top - 14} fontSize={TEXT_SIZE} fontWeight={600} fill={color('ink')}>
        {axisTitle(axis)}
      </text>
    </g>
  );
}

interface AxisProps {
  readonly axis: Axis;
  readonly layout: XyLayout;
}

/** Returns whether zero lies inside the axis, where it gets a line of its own. */
function spansZero(scale: AxisScale, axis: Axis): boolean {
  const [from = 0, to = 0] = scale.domain();
  return axis.scale !== 'logarithmic' && from < 0 && to > 0;
}
