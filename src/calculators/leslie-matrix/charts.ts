import { namedBars } from '#src/calculators/families/namedBars.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { LeslieMatrixResult } from '#workers/formulas/leslie-matrix.ts';

/** More lines than this cannot be told apart. */
const MOST_STAGES = 4;
const MOST_BARS = 20;

/** Returns the stages and the total over time, with growth by λ alone. */
export function projectionChart({ projection, lambda, stableDistribution }: LeslieMatrixResult): ChartBlock {
  const start = projection[0]?.total ?? 0;
  const line = (name: string, of: (step: LeslieMatrixResult['projection'][number]) => number) => ({
    name,
    marks: 'line' as const,
    points: projection.map((step) => ({ x: step.time, y: of(step) })).filter(({ y }) => y > 0),
  });
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Projection',
      summary:
        'Numbers at each step on a logarithmic axis. Lines that run parallel to growth by λ show that the stable structure is reached.',
      x: { label: 'Step' },
      y: { label: 'Females', scale: 'logarithmic' },
      series: [
        line('Total', ({ total }) => total),
        line('Growth by λ', ({ time }) => start * lambda ** time),
        ...stableDistribution
          .slice(0, MOST_STAGES)
          .map((_, at) => line(`Stage ${at + 1}`, ({ stages }) => stages[at] ?? 0)),
      ],
    },
  };
}

/** Returns the structure at the start and the stable one. */
export function structureChart({ projection, stableDistribution }: LeslieMatrixResult): ChartBlock {
  const [start] = projection;
  const drawn = stableDistribution.slice(0, MOST_BARS);
  return namedBars({
    of: 'Stage',
    title: 'Structure at the start and stable',
    summary: 'Shares of the stages at the start and in the long run. Where they differ much, the numbers swing first.',
    y: { label: 'Share of all females', decimals: 4 },
    names: drawn.map((_, at) => String(at + 1)),
    series: [
      { name: 'At the start', values: drawn.map((_, at) => (start?.stages[at] ?? 0) / (start?.total || 1)) },
      { name: 'Stable', values: drawn },
    ],
  });
}
