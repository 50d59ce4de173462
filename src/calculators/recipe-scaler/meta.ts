import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Recipe Scaler',
  description: 'Ingredients for other servings, by a factor, for another baking pan or for what is at hand.',
  back: { to: 'food/kitchen' },
} satisfies CalculatorMeta;
