import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Calorie Calculator',
  description: 'A cat’s daily energy from weight and life stage, with the amount of food and the least it may get.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
