import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Donkey Gestation Calculator',
  description:
    'Foaling date of a jenny, about a year after she was covered, with the wide limits normal for donkeys, scans and boosters.',
  back: { to: 'other/more-animals', label: 'Back to More Animals Calculators' },
} satisfies CalculatorMeta;
