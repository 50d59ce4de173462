import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Chocolate Toxicity Calculator',
  description:
    'What to do when a cat has eaten chocolate, and the estimated dose for its weight on the scale for dogs.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
