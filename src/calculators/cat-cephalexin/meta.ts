import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Cephalexin Calculator',
  description:
    'Cephalexin prescribed for a cat: the published range for its weight, and whether a product can be measured for it.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
