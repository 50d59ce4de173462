import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Stoichiometry Calculator',
  description:
    'Balances a chemical equation and finds the limiting reagent, the yield of each product and what is left over.',
  back: { to: 'chemistry/reactions' },
} satisfies CalculatorMeta;
