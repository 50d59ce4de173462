import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Sheep Gestation Calculator',
  description:
    'Lambing date of a ewe from the breeding date, the days around it and the date of the pre-lambing check, by which the booster is given.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
