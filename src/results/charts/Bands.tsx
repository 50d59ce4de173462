import { Fragment } from 'react';
import { color } from '#src/ui/theme.ts';
import { TICK_SIZE } from './textWidth.ts';
import type { XyLayout } from './xyLayout.ts';

/** Ranges with a meaning: every second one tinted, each with its edge. */
export function Bands({ layout: { bands, left, right } }: { readonly layout: XyLayout }) {
  return bands.map(({ name, top, bottom, shaded }) => (
    <Fragment key={name}>
      {shaded && <rect x={left} width={right - left} y={top} height={bottom - top} fill={color('sunken')} />}
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={color('control')} strokeDasharray="5 4" />
    </Fragment>
  ));
}

/** The names of the ranges at the right, outlined in the color of their range: lines may pass below them. */
export function BandNames({ layout: { bands, right } }: { readonly layout: XyLayout }) {
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
