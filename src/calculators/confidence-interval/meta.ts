import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Confidence Interval Calculator',
  description:
    'Confidence intervals of a mean, a proportion, a count, or a difference of two, by the exact and the usual methods side by side.',
  back: { to: 'statistics/description' },
} satisfies CalculatorMeta;
