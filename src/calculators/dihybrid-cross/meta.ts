import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dihybrid Cross Calculator',
  description:
    'Offspring of two parents for two genes: the square of 16 cells, nine genotypes, four phenotypes and the ratio 9:3:3:1.',
  back: { to: 'biology/genetics' },
} satisfies CalculatorMeta;
