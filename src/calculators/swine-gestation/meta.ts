import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Swine Gestation Calculator',
  description:
    'Farrowing date of a sow from the service date: 114 days, the days around them and the date to move her.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
