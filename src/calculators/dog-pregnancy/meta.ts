import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Pregnancy Calculator',
  description:
    'Whelping date of a bitch from mating or ovulation, with early and late limits and the day to prepare the whelping area.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
