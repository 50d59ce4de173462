import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Punnett Square Calculator',
  description: 'Offspring of two parents for one gene: the square, genotypes, phenotypes and their ratios.',
  back: { to: 'biology/genetics' },
} satisfies CalculatorMeta;
