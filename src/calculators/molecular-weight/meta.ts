import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Molecular Weight Calculator',
  description: 'Molecular weight, share of each element and empirical formula of a compound from its chemical formula.',
  back: { to: 'chemistry', label: 'Back to Chemistry Calculators' },
} satisfies CalculatorMeta;
