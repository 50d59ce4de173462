import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Chocolate Toxicity Calculator',
  description:
    'How urgent it is when a dog has eaten chocolate, with the theobromine and caffeine for its weight and what to tell the vet.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
