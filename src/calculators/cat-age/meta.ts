import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Age Calculator',
  description: 'The age of a cat in human years and its life stage, by two schemes side by side.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
