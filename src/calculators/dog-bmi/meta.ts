import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog BMI Calculator',
  description:
    'Ideal weight and body fat of a dog from its weight and body condition score, with a BMI to follow over time.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
