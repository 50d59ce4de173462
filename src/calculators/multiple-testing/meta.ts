import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Multiple Testing Correction Calculator',
  description:
    'Adjusts a list of p values by Bonferroni, Holm, Hochberg, Benjamini-Hochberg and Benjamini-Yekutieli, side by side, with labels.',
  back: { to: 'statistics/tests' },
} satisfies CalculatorMeta;
