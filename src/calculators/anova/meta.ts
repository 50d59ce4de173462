import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'ANOVA Calculator',
  description:
    'Compares the means of two or more groups: one-way F test, Welch’s test, and all pairs by Tukey and Games-Howell with limits.',
  back: { to: 'statistics/tests' },
} satisfies CalculatorMeta;
