import { useMemo } from 'react';
import type { ScaleChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { axisScale } from './axisScale.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { StripDrawing } from './StripDrawing.tsx';
import { SIDE, stripLayout } from './stripLayout.ts';
import { scaleDomain, scaleStrip } from './stripOf.ts';
import { UprightGrid } from './UprightGrid.tsx';

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
  const x = axisScale({ axis: chart.axis, values: scaleDomain(chart), range: [SIDE, width - SIDE], exact: true });
  return <UprightGrid axis={chart.axis} x={x} width={width} top={16} bottom={bottom} numbersAt={12} />;
}

interface ScaleChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
}
