import { Fragment } from 'react';
import { color } from '#src/ui/theme.ts';
import { TICK_SIZE } from './textWidth.ts';
import type { XyLayout } from './xyLayout.ts';

/** Ranges with a meaning: every second one tinted, each identified by its edge and its name at the right. */
export function Bands({ layout: { bands, left, right } }: { readonly layout: XyLayout }) {
  return bands.map(({ name, top, bottom, shaded, label }) => (
    <Fragment key={name}>
      {shaded && <rect x={left} width={right - left} y={top} height={bottom - top} fill={color('sunken')} />}
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={color('control')} strokeDasharray="5 4" />
      {label !== null && (
        <text
          x={right - 4}
          y={(top + bottom) / 2 + TICK_SIZE / 3}
          textAnchor="end"
          fontSize={TICK_SIZE}
          fill={color('inkMuted')}
        >
          {label}
        </text>
      )}
    </Fragment>
  ));
}
