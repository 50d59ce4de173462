/** The pictures of a solution of acids: its forms by pH, and its titration. */
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { AcidSolutionInput, AcidSolutionResult } from '#workers/formulas/acid-solution.ts';

/** One for each acid. */
export function speciesCharts({ curves }: AcidSolutionResult): readonly ChartBlock[] {
  return curves.map(({ name, forms }) => ({
    kind: 'chart',
    chart: {
      type: 'xy',
      title: `Forms by pH: ${name}`,
      summary: `Shares of ${forms.map((form) => form.name).join(', ')} from pH 0 to 14.`,
      x: { label: 'pH', decimals: 1 },
      y: { label: 'Share', unit: '%', decimals: 2, reaches: [0, 100] },
      series: forms.map((form) => ({
        name: form.name,
        marks: 'line',
        points: form.points.map(({ x, y }) => ({ x, y: 100 * y })),
      })),
    },
  }));
}

/** The curve, with its equivalence points. */
export function titrationChart(
  { titration }: AcidSolutionResult,
  { titrant }: AcidSolutionInput,
): readonly ChartBlock[] {
  if (titration === null) return [];
  const { points, equivalences } = titration;
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Titration curve',
        summary: `pH against the volume of strong ${titrant === 'strong-base' ? 'base' : 'acid'} added.`,
        x: { label: 'Titrant added', unit: 'mL', digits: 5 },
        y: { label: 'pH', decimals: 2 },
        series: [
          { name: 'pH', marks: 'line', points },
          ...(equivalences.length === 0
            ? []
            : [
                {
                  name: 'Equivalence points',
                  marks: 'points' as const,
                  points: equivalences.map(({ added, pH }) => ({ x: added, y: pH })),
                },
              ]),
        ],
      },
    },
  ];
}
