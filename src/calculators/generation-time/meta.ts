import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Generation Time Calculator',
  description: 'Doubling time and growth rates of a culture from two counts and the time between them.',
  back: { to: 'biology/cell-biology' },
} satisfies CalculatorMeta;
