import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cell Dilution Calculator',
  description: 'Volumes of cell stock and diluent for a suspension of the cells per milliliter that you need.',
  back: { to: 'biology/cell-biology' },
} satisfies CalculatorMeta;
