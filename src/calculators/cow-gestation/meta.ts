import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cow Gestation Calculator',
  description:
    'Calving date from the breeding date, the window around it, the pre-calving check and the dates by breed.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
