import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Pet Cost Calculator',
  description:
    'What a dog, cat, rabbit or horse costs in the first year, a month and its remaining life, from your own figures.',
  back: { to: 'finance/animals' },
} satisfies CalculatorMeta;
