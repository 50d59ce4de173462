import { fixed } from '#src/kit/format.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { LogReductionInput, LogReductionResult } from '#workers/formulas/log-reduction.ts';

/** Most log steps that can be labeled legibly. */
const MOST_STEPS = 8;

/** Returns both counts on a logarithmic axis, with lines at whole log steps between them. */
export function reductionChart(
  { logReduction }: LogReductionResult,
  { initialCount, finalCount }: LogReductionInput,
): ChartBlock {
  const steps = Math.min(Math.max(Math.floor(logReduction + 1e-9), 0), MOST_STEPS);
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Counts before and after',
      summary:
        logReduction < 0
          ? `The count rose by ${fixed(-logReduction, 2)} powers of ten.`
          : `The count fell by ${fixed(logReduction, 2)} powers of ten.`,
      x: { label: 'Before (1), after (2)', counted: true, decimals: 0 },
      y: { label: 'Count', unit: 'CFU', scale: 'logarithmic' },
      series: [
        {
          name: 'Count',
          marks: 'line-and-points',
          points: [
            { x: 1, y: initialCount, label: 'Before' },
            { x: 2, y: finalCount, label: 'After' },
          ],
        },
      ],
      levels: Array.from({ length: steps }, (_, index) => ({
        y: initialCount / 10 ** (index + 1),
        label: `${index + 1} log`,
      })),
    },
  };
}
