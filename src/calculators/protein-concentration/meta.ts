import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Protein Concentration Calculator',
  description: 'Protein from absorbance: by extinction coefficient, by the 280/260 formula or by a standard curve.',
  back: { to: 'biology/cell-biology' },
} satisfies CalculatorMeta;
