import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Descriptive Statistics Calculator',
  description:
    'Mean, SD, SEM, confidence interval, median and quartiles of pasted columns, with the method of each named and a box plot.',
  back: { to: 'statistics/description' },
} satisfies CalculatorMeta;
