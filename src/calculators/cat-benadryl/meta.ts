import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Benadryl Calculator',
  description:
    'The upper limit of one dose of diphenhydramine (Benadryl) that a cat’s veterinarian has approved, by weight and product.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
