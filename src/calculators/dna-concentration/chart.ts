import type { ChartBlock } from '#src/kit/presentation.ts';
import type { DnaConcentrationResult } from '#workers/formulas/dna-concentration.ts';

/** Returns the line of concentration against absorbance, with the sample; none without an absorbance. */
export function absorbanceChart({ netAbsorbance: x, concentration: y }: DnaConcentrationResult): readonly ChartBlock[] {
  if (!(x > 0 && Number.isFinite(2 * x) && Number.isFinite(2 * y))) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Concentration by absorbance',
        summary: 'The concentration is proportional to the absorbance at 260 nm.',
        x: { label: 'A260 without background', decimals: 3 },
        y: { label: 'Concentration', unit: 'ng/µL', decimals: 2 },
        series: [
          {
            name: 'Same factor and dilution',
            marks: 'line',
            points: [
              { x: 0, y: 0 },
              { x: 2 * x, y: 2 * y },
            ],
          },
          { name: 'This sample', marks: 'points', points: [{ x, y }] },
        ],
      },
    },
  ];
}
