import type { ChartBlock } from '#src/kit/presentation.ts';
import type { GenerationTimeInput } from '#workers/formulas/generation-time.ts';

/** Returns both counts on a logarithmic axis, on which exponential growth is a straight line. */
export function growthChart({
  initialCount,
  finalCount,
  elapsedTime,
  timeUnit,
}: GenerationTimeInput): readonly ChartBlock[] {
  const points = [
    { x: 0, y: initialCount },
    { x: elapsedTime, y: finalCount },
  ];
  if (!points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y) && y > 0)) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Exponential growth between the counts',
        summary: 'On a logarithmic axis exponential growth is a straight line.',
        x: { label: 'Time', unit: timeUnit },
        y: { label: 'Cells', scale: 'logarithmic' },
        series: [{ name: 'Cells', marks: 'line-and-points', points }],
      },
    },
  ];
}
