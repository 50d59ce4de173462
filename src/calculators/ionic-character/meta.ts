import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Percent Ionic Character Calculator',
  description:
    'How ionic a bond is, in percent: estimated from electronegativities, and measured by its dipole moment and length.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
