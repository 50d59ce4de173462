import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Size Predictor',
  description: 'An estimate of a kitten’s adult weight from its age and weight today, with the range to expect.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
