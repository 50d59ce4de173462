import { shareBar } from '#src/calculators/families/shareBar.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { ErrorPropagationResult } from '#workers/formulas/error-propagation.ts';

/** The trials under the curve of the linear law, both intervals on one axis, and the shares of the variables. */
export function charts(result: ErrorPropagationResult): readonly ChartBlock[] {
  return [...trialsChart(result), intervalsChart(result), ...sharesChart(result)];
}

/** None where all trials gave the same. */
function trialsChart({ value, standardUncertainty, monteCarlo }: ErrorPropagationResult): readonly ChartBlock[] {
  const { from, width, counts } = monteCarlo.histogram;
  if (width === 0) return [];
  const middles = counts.map((count, at) => ({ x: from + (at + 0.5) * width, count }));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const height = (all * width) / (standardUncertainty * Math.sqrt(2 * Math.PI));
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Simulated results and the linear law',
        summary: 'How many trials fell into each interval; the line is what the linear law expects there.',
        x: { label: 'Result' },
        y: { label: 'Trials', decimals: 0, reaches: [0] },
        series: [
          { name: 'Trials', marks: 'bars', points: middles.map(({ x, count }) => ({ x, y: count })) },
          ...(standardUncertainty === 0
            ? []
            : [
                {
                  name: 'Linear law',
                  marks: 'line' as const,
                  points: middles.map(({ x }) => ({
                    x,
                    y: height * Math.exp(-(((x - value) / standardUncertainty) ** 2) / 2),
                  })),
                },
              ]),
        ],
      },
    },
  ];
}

function intervalsChart({ value, lower, upper, monteCarlo }: ErrorPropagationResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Both intervals',
      summary: 'The result with its interval by the linear law, and the median of the trials with theirs.',
      x: { label: 'Result' },
      rows: [
        { label: 'Linear law', interval: { name: 'Result', middle: value, from: lower, to: upper } },
        {
          label: 'Simulation',
          interval: { name: 'Median', middle: monteCarlo.median, from: monteCarlo.lower, to: monteCarlo.upper },
        },
      ],
    },
  };
}

function sharesChart({ contributions }: ErrorPropagationResult): readonly ChartBlock[] {
  const shown = contributions.filter(({ percent }) => percent !== null);
  if (shown.length === 0) return [];
  return [
    shareBar(
      'Where the uncertainty comes from',
      'The share of each variable in the squared uncertainty.',
      shown.map(({ name, percent }) => [name, percent ?? 0, `${fixed(percent ?? 0, 1)} %`]),
    ),
  ];
}
