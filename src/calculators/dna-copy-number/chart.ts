import type { ChartBlock } from '#src/kit/presentation.ts';
import type { DnaCopyNumberResult } from '#workers/formulas/dna-copy-number.ts';

const MOST_DILUTIONS = 8;

/** Returns the copies after each of several tenfold dilutions, as long as there is at least one. */
export function dilutionChart({ copies }: DnaCopyNumberResult): readonly ChartBlock[] {
  const points = Array.from({ length: MOST_DILUTIONS + 1 }, (_, x) => ({ x, y: copies / 10 ** x })).filter(
    ({ y }) => y >= 1,
  );
  if (points.length < 2) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Copies in a tenfold dilution series',
        summary: 'Each step has a tenth of the copies of the one before, in the same volume.',
        x: { label: 'Tenfold dilutions', counted: true, decimals: 0 },
        y: { label: 'Copies', scale: 'logarithmic', decimals: 0 },
        series: [{ name: 'Copies', marks: 'line-and-points', points }],
      },
    },
  ];
}
