import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Metabolic Rate Calculator',
  description: 'Basal metabolic rate and daily energy need of a person or an animal, in kilocalories a day.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
