import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Pearson Square Feed Mix Calculator',
  description: 'How much of each of two or more feeds makes a batch with the protein that you want.',
  back: { to: 'food/feeding' },
} satisfies CalculatorMeta;
