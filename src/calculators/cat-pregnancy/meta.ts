import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Pregnancy Calculator',
  description:
    'When a queen will have her kittens, from the mating date: due date, usual days of birth and the time of nesting.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
