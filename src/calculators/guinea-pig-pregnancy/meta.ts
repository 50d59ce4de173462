import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Guinea Pig Pregnancy Calculator',
  description:
    'Due date of a guinea pig from the mating date, with early and late limits and a day for the weight check.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
