import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Oxygen Consumption Calculator',
  description:
    'Oxygen uptake, respiratory quotient, fuels and energy from the gases breathed in and out, with Haldane and Weir beside them.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
