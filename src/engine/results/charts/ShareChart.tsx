import { useMemo } from 'react';
import type { ShareChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { seriesLook } from './seriesLook.ts';
import { SHARE_BAR, shareLayout } from './shareLayout.ts';
import { TEXT_SIZE } from './textWidth.ts';

/** Parts of a whole as one bar, with their names and shares below. */
export function ShareChart({ chart, width }: ShareChartProps) {
  const { parts, height } = useMemo(() => shareLayout(chart, width), [chart, width]);
  return (
    <DrawnChart chart={chart} width={width} height={height}>
      {parts.map(({ name, from, wide }, index) => (
        <rect
          key={name}
          x={from}
          width={Math.max(wide - 2, 1)}
          height={SHARE_BAR}
          rx={2}
          fill={seriesLook(index).color}
          stroke={color('surface')}
          strokeWidth={0.5}
        />
      ))}
      {parts.map(({ name, label, words, x, y }) => (
        <text key={name} x={x + 12} y={y} fontSize={TEXT_SIZE} fill={color('inkMuted')}>
          <tspan fontWeight={600} fill={color('ink')}>
            {label}
          </tspan>{' '}
          {words}
        </text>
      ))}
      {parts.map(({ name, x, y }, index) => (
        <rect key={name} x={x} y={y - 9} width={8} height={8} rx={2} fill={seriesLook(index).color} />
      ))}
    </DrawnChart>
  );
}

interface ShareChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
}
