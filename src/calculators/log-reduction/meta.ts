import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Log Reduction Calculator',
  description: 'Log reduction, percent killed and surviving fraction from microbial counts before and after treatment.',
  back: { to: 'biology/cell-biology' },
} satisfies CalculatorMeta;
