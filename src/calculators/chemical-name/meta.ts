import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Chemical Name Calculator',
  description:
    'The name of an inorganic compound from its formula, or the formula from its name, with the charge balance.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
