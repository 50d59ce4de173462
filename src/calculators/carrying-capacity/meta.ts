import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Carrying Capacity Calculator',
  description: 'How many individuals the food, water and space of a place can keep, and which of them runs out first.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
