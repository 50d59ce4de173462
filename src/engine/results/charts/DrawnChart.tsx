import type { ReactNode, SVGProps } from 'react';
import { FONT } from '#src/engine/ui/theme.ts';

/** The SVG element of a chart: one image with a name; its numbers are in a table beside it. */
export function DrawnChart({ chart, width, height, children, ...events }: DrawnChartProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${chart.title}. ${chart.summary}`}
      fontFamily={FONT.text}
      {...events}
    >
      {children}
    </svg>
  );
}

interface DrawnChartProps extends Pick<SVGProps<SVGSVGElement>, 'onPointerMove' | 'onPointerDown'> {
  readonly chart: { readonly title: string; readonly summary: string };
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}
