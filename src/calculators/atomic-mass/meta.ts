import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Atomic Mass Calculator',
  description: 'Mean atomic mass of an element from the mass numbers and abundances of its isotopes.',
  back: { to: 'chemistry' },
} satisfies CalculatorMeta;
