import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Chi-Square Test Calculator',
  description:
    'Tests counts against expected ratios, or two classifications in a table: chi-square, G test, and Fisher’s exact test for 2 × 2.',
  back: { to: 'statistics/tests' },
} satisfies CalculatorMeta;
