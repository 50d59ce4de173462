import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Electronegativity Calculator',
  description:
    'Pauling electronegativities of two elements, their difference, and whether the bond counts as nonpolar, polar or ionic.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
