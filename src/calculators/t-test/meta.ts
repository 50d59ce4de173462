import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 't Test Calculator',
  description:
    'Compares two means, paired or not, or one mean with a value: Welch and Student, interval, effect size and an estimation plot.',
  back: { to: 'statistics/tests' },
} satisfies CalculatorMeta;
