import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Correlation Calculator',
  description:
    'Pearson’s r with its interval, Spearman’s rho and Kendall’s tau-b of two pasted columns, with exact p values and a scatter plot.',
  back: { to: 'statistics/models' },
} satisfies CalculatorMeta;
