import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Leslie Matrix Calculator',
  description: 'Projection, growth rate, stable structure and elasticities of an age or stage matrix.',
  back: { to: 'ecology' },
} satisfies CalculatorMeta;
