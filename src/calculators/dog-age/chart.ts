import type { XyChart } from '#src/kit/onDemand/chart.ts';
import type { DogAgeInput, DogAgeResult } from '#workers/formulas/dog-age.ts';

/** Returns the curve of the size chart and that of the study, with the dog as a point on the former. */
export function ageChart({ curve, ageYears, raw }: DogAgeResult, { size }: DogAgeInput): XyChart {
  return {
    type: 'xy',
    title: 'Both scales over a dog’s life',
    summary: `The size chart climbs almost evenly after the first two years; the curve by DNA methylation rises fast and flattens. Your ${size} dog stands on the size chart.`,
    x: { label: 'Age of the dog', unit: 'years', decimals: 2 },
    y: { label: 'Human years', decimals: 1 },
    series: [
      { name: `Chart, ${size}`, marks: 'line', points: curve.map(({ age, humanAge }) => ({ x: age, y: humanAge })) },
      {
        name: 'Methylation',
        marks: 'line',
        points: curve.flatMap(({ age, epigeneticAge }) =>
          epigeneticAge === null ? [] : [{ x: age, y: epigeneticAge }],
        ),
      },
      { name: 'Your dog', marks: 'points', points: [{ x: ageYears, y: raw.humanAge }] },
    ],
  };
}
