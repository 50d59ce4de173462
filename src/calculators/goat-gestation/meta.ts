import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Goat Gestation Calculator',
  description: 'Kidding date, its early and late limits, trimesters and the pre-kidding check from a breeding date.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
