import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Nutrition Calculator',
  description: 'How many kilocalories a dog needs per day, and how many cups, cans or grams of its food hold them.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
