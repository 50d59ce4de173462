import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Pet Treat Calculator',
  description: 'How many treats a dog or cat may have in a day by the 10 % rule, and the share of each treat.',
  back: { to: 'food/feeding' },
} satisfies CalculatorMeta;
