import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Ligation Calculator',
  description: 'Nanograms of insert for a vector at any insert-to-vector molar ratio, with the amounts in femtomoles.',
  back: { to: 'biology/cell-biology' },
} satisfies CalculatorMeta;
