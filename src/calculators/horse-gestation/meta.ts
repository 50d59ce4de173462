import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Horse Gestation Calculator',
  description:
    'Foaling date of a mare from the breeding date, with the days from 320 to 365 and a date for the pre-foaling check.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
