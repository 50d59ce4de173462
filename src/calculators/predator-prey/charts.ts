import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { PredatorPreyInput, PredatorPreyResult } from '#workers/formulas/predator-prey.ts';

/** Points of a curve: more cannot be told apart. */
const MOST_DRAWN = 400;
const ISOCLINE_STEPS = 40;

/** Both numbers over time, and one against the other. */
export function charts(result: PredatorPreyResult, input: PredatorPreyInput): readonly ChartBlock[] {
  const every = Math.ceil(result.series.length / MOST_DRAWN);
  const drawn = result.series.filter((_, index) => index % every === 0);
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Over time',
        summary: 'Numbers of prey and predators; the predators follow the prey.',
        x: { label: 'Time' },
        y: { label: 'Number', reaches: [0] },
        series: [
          { name: 'Prey', marks: 'line', points: drawn.map(({ time, prey }) => ({ x: time, y: prey })) },
          { name: 'Predators', marks: 'line', points: drawn.map(({ time, predator }) => ({ x: time, y: predator })) },
        ],
      },
    },
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Phase plane',
        summary:
          'Predators against prey from the start on. On an isocline one of the two stands still; where they cross, both do.',
        x: { label: 'Prey', reaches: [0] },
        y: { label: 'Predators', reaches: [0] },
        series: [
          { name: 'Course', marks: 'points', points: drawn.map(({ prey, predator }) => ({ x: prey, y: predator })) },
          ...isoclines(result, input),
        ],
      },
    },
  ];
}

function isoclines({ equilibrium, highest }: PredatorPreyResult, input: PredatorPreyInput): readonly XySeries[] {
  if (equilibrium === null) return [];
  const { preyGrowthRate: r, attackRate: a, carryingCapacity = Number.POSITIVE_INFINITY, handlingTime = 0 } = input;
  const widest = Math.min(Math.max(highest.prey, equilibrium.prey), carryingCapacity);
  const along = Array.from({ length: ISOCLINE_STEPS + 1 }, (_, index) => (widest * index) / ISOCLINE_STEPS);
  return [
    {
      name: 'Prey isocline',
      marks: 'line',
      points: along.map((prey) => ({
        x: prey,
        y: (r * (1 - prey / carryingCapacity) * (1 + a * handlingTime * prey)) / a,
      })),
    },
    {
      name: 'Predator isocline',
      marks: 'line',
      points: [0, Math.max(highest.predator, equilibrium.predator)].map((y) => ({ x: equilibrium.prey, y })),
    },
  ];
}
