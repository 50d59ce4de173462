import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Donkey Gestation Calculator',
  description:
    'Foaling date of a jenny from the day she was covered, about a year later, with the wide limits that are normal for donkeys and the days of scans and boosters.',
  back: { to: 'other/more-animals', label: 'Back to More Animals Calculators' },
} satisfies CalculatorMeta;
