import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Error Propagation Calculator',
  description:
    'Uncertainty of any formula from the uncertainties of its variables, by the linear law and by simulation, with the share of each variable.',
  back: { to: 'statistics/description' },
} satisfies CalculatorMeta;
