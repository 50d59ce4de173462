import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { HardyWeinbergResult } from '#workers/formulas/hardy-weinberg.ts';

/** Frequencies of A from 0 to 1. */
const FREQUENCIES = Array.from({ length: 41 }, (_, index) => index / 40);

/** Returns the genotype frequencies in equilibrium at every allele frequency, with those of the sample. */
export function equilibriumChart({
  alleleFrequencies: { p },
  genotypeFrequencies: { dominant, heterozygous, recessive },
}: HardyWeinbergResult): ChartBlock {
  const curve = (name: string, share: (x: number) => number) =>
    ({ name, marks: 'line', points: FREQUENCIES.map((x) => ({ x, y: share(x) })) }) as const;
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Genotype frequencies in equilibrium',
      summary: 'The curves p², 2pq and q², and the genotypes of this sample as points.',
      x: { label: 'Frequency of A (p)' },
      y: { label: 'Genotype frequency' },
      series: [
        curve('AA', (x) => x ** 2),
        curve('Aa', (x) => 2 * x * (1 - x)),
        curve('aa', (x) => (1 - x) ** 2),
        {
          name: 'This sample',
          marks: 'points',
          points: [
            { x: p, y: dominant, label: 'AA' },
            { x: p, y: heterozygous, label: 'Aa' },
            { x: p, y: recessive, label: 'aa' },
          ],
        },
      ],
    },
  };
}
