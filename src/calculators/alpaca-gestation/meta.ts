import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Alpaca Gestation Calculator',
  description:
    'When an alpaca should have her cria, from the day of mating: due date, early and late limits, scans, and the day to call when nothing has begun.',
  back: { to: 'other/more-animals', label: 'Back to More Animals Calculators' },
} satisfies CalculatorMeta;
