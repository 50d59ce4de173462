import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Raisin Toxicity Calculator',
  description:
    'Grapes, raisins or currants eaten by a dog: how fast to act, beside the amounts with which kidney injury is reported.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
