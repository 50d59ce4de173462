import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat BMI Calculator',
  description: 'The feline body mass index of an adult cat from its rib cage and the length of its lower hind leg.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
