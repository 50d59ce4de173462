import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Onion Toxicity Calculator',
  description:
    'Onion, garlic, leek or their powders eaten by a dog: how urgent it is, and the amount as raw onion for its weight.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
