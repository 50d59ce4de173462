import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Llama Gestation Calculator',
  description:
    'Birth date of a cria from the breeding date of a llama, with early and late limits and a date for the veterinary check.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
