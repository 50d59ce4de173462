import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Buffalo Gestation Calculator',
  description:
    'Calving date of a river or swamp buffalo from the day of service, with early and late limits, pregnancy checks and the day to dry her off.',
  back: { to: 'other/more-animals', label: 'Back to More Animals Calculators' },
} satisfies CalculatorMeta;
