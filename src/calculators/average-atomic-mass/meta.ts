import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Average Atomic Mass Calculator',
  description:
    'Average atomic mass from exact isotope masses and abundances, with the published standard atomic weight.',
  back: { to: 'chemistry' },
} satisfies CalculatorMeta;
