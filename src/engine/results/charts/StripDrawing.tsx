/** A bar of ranges, or a line, with dots or diamonds for single values and their names beside it. */
import { symbol, symbolDiamond } from 'd3-shape';
import type { ReactNode } from 'react';
import { color } from '#src/engine/ui/theme.ts';
import { seriesLook } from './seriesLook.ts';
import { BAR, type DrawnZone, SIDE, type StripLayout } from './stripLayout.ts';
import { TEXT_SIZE } from './textWidth.ts';

interface StripDrawingProps {
  readonly layout: StripLayout;
  readonly width: number;
  /** Color of the ranges and of what is marked on them. */
  readonly ink: string;
  /** Lines and numbers above the bar. */
  readonly children?: ReactNode;
}

export function StripDrawing({ layout, width, ink, children }: StripDrawingProps) {
  const { zones, marks, top, bottom } = layout;
  const middle = (top + bottom) / 2;
  return (
    <>
      {children}
      {zones.length === 0 && <line x1={SIDE} x2={width - SIDE} y1={top} y2={top} stroke={color('control')} />}
      {zones
        .toSorted((one, other) => Number(one.isOver) - Number(other.isOver))
        .map((zone) => (
          <Zone key={zone.name} zone={zone} middle={middle} ink={ink} />
        ))}
      <Labels layout={layout} ink={ink} />
      {marks.map(({ x }, index) =>
        zones.length === 0 ? (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal
            key={index}
            cx={x}
            cy={top}
            r={6}
            fill={seriesLook(index).color}
            stroke={color('surface')}
            strokeWidth={2}
          />
        ) : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal
            key={index}
            transform={`translate(${x} ${bottom})`}
            d={symbol(symbolDiamond, 90)() ?? ''}
            fill={ink}
            stroke={color('surface')}
            strokeWidth={1.5}
          />
        ),
      )}
    </>
  );
}

function Zone({ zone: { x, width, label, isOver }, middle, ink }: ZoneProps) {
  const high = isOver ? BAR + 10 : BAR;
  return (
    <g>
      <rect
        x={x}
        width={width}
        y={middle - high / 2}
        height={high}
        rx={4}
        fill={ink}
        fillOpacity={isOver ? 0.3 : 0.14}
        stroke={ink}
        strokeOpacity={isOver ? 1 : 0.5}
      />
      {label !== null && (
        <text x={x + 7} y={middle + TEXT_SIZE / 3} fontSize={TEXT_SIZE} fontWeight={600} fill={color('ink')}>
          {label}
        </text>
      )}
    </g>
  );
}

interface ZoneProps {
  readonly zone: DrawnZone;
  readonly middle: number;
  readonly ink: string;
}

function Labels({ layout: { labels, top, bottom }, ink }: Pick<StripDrawingProps, 'layout' | 'ink'>) {
  return (
    <>
      {labels.map(({ label, at, y, isAbove }) => (
        <line
          key={`${label} ${at}`}
          x1={at}
          x2={at}
          y1={isAbove ? top - 8 : bottom}
          y2={isAbove ? y + 4 : y - 11}
          stroke={ink}
          strokeWidth={1.5}
        />
      ))}
      {labels.map(({ label, words, at, x, y }) => (
        <text
          key={`${label} ${at}`}
          x={x}
          y={y}
          fontSize={TEXT_SIZE}
          fill={color('inkMuted')}
          stroke={color('surface')}
          strokeWidth={3}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {label}{' '}
          <tspan fontWeight={600} fill={color('ink')}>
            {words}
          </tspan>
        </text>
      ))}
    </>
  );
}
