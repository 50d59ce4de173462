import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Hardy-Weinberg Calculator',
  description:
    'Allele frequencies p and q from genotypes, and whether the sample is in equilibrium by chi-square and by the exact test.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
