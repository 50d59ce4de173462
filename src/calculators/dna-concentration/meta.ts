import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'DNA Concentration Calculator',
  description: 'Concentration, purity and yield of DNA or RNA from absorbance at 260, 280 and 320 nm.',
  back: { to: 'biology/cell-biology' },
} satisfies CalculatorMeta;
