import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Hill Numbers Calculator',
  description: 'Effective numbers of species with rarefaction, extrapolation and sample coverage.',
  back: { to: 'ecology' },
} satisfies CalculatorMeta;
