import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Percentage Calculator',
  description: 'Percent of a number, percent change, percent difference, and the value before a percentage was added.',
  back: { to: 'math/numbers' },
} satisfies CalculatorMeta;
