import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { AlleleFrequencyResult } from '#workers/formulas/allele-frequency.ts';

/** Returns the genotypes of the sample beside those of a population in equilibrium. */
export function genotypeChart({ genotypes, expectedCounts }: AlleleFrequencyResult): ChartBlock {
  const { dominant, heterozygous, recessive } = expectedCounts;
  return namedBars({
    title: 'Observed and expected genotypes',
    summary: 'Individuals with each genotype, and how many Hardy–Weinberg equilibrium predicts.',
    of: 'Genotype',
    y: { label: 'Individuals', decimals: 2 },
    names: genotypes.map(({ genotype }) => genotype),
    series: [
      { name: 'Observed', values: genotypes.map(({ count }) => count) },
      { name: 'Expected', values: [dominant, heterozygous, recessive] },
    ],
  });
}
