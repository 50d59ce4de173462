import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Days Between Dates Calculator',
  description: 'Days, weeks and workdays between two dates, or the date so many days, months or workdays away.',
  back: { to: 'everyday/dates' },
} satisfies CalculatorMeta;
