import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Allele Frequency Calculator',
  description: 'Frequencies of two alleles and their three genotypes from counts of individuals.',
  back: null,
} satisfies CalculatorMeta;
