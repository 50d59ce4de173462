import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Life Expectancy Calculator',
  description: 'Average life expectancy of 160 dog breeds and mixes, with what weight, activity and care change.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
