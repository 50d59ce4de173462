import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Quality of Life Calculator',
  description: 'Seven scores of an old or ill dog’s day on the HHHHHMM scale, as a basis for the talk with your vet.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
