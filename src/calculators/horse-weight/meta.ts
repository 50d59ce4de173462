import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Horse Weight Calculator',
  description:
    'Estimated weight of a horse, yearling or weanling from heart girth and body length, in pounds and kilograms.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
