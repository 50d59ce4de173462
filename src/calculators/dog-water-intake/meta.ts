import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Water Intake Calculator',
  description: 'How much water a dog needs in a day, how much of it is in its food, and what its drinking says.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
