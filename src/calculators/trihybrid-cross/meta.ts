import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Trihybrid Cross Calculator',
  description:
    'Offspring of two parents for three genes: the square of 64 cells, up to 27 genotypes and 8 phenotypes with their ratio.',
  back: { to: 'biology/genetics' },
} satisfies CalculatorMeta;
