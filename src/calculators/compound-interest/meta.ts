import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Savings and Compound Interest Calculator',
  description:
    'What a saving grows to with interest and regular contributions, for example a fund for the veterinarian.',
  back: { to: 'finance/money' },
} satisfies CalculatorMeta;
