import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Sensitivity and Specificity Calculator',
  description:
    'Sensitivity, specificity, likelihood ratios and predictive values of a test from its 2×2 table, with limits, at any prevalence.',
  back: { to: 'statistics/design' },
} satisfies CalculatorMeta;
