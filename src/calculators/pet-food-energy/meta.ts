import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Pet Food Calorie and Dry Matter Calculator',
  description: 'Calories, carbohydrate and dry-matter values of a dog or cat food from the analysis on its label.',
  back: { to: 'food/feeding' },
} satisfies CalculatorMeta;
