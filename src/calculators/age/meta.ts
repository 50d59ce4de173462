import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Age Calculator',
  description: 'Exact age in years, months and days, the next birthday and the weekday of birth.',
  back: { to: 'everyday/dates' },
} satisfies CalculatorMeta;
